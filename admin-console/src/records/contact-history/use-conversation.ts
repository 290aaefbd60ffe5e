import { useRef, useState } from 'react';
import type { ContactHistoryEntry, EmailTemplate } from 'contract/contact-history-requests';
import { language as pageLanguage } from 'contract/language';
import type { RecordKind } from 'contract/review';
import type { Review } from 'contract/review-requests';
import { partsTexts } from '../../base/parts/parts.texts';
import { addContact } from './add-contact';
import { contactHistoryTexts } from './contact-history.texts';
import { useEmailTyping } from './use-email-typing';

interface ConversationOptions {
  readonly kind: RecordKind;
  readonly recordId: string;
  /** Called with the review of the record where a contact moved it on. */
  readonly onReview: (review: Review) => void;
}

/** The ways to go on with the conversation of a record, and what came of the last one. */
export function useConversation({ kind, recordId, onReview }: ConversationOptions) {
  const heading = useRef<HTMLHeadingElement>(null);
  const mail = useEmailTyping(kind, recordId, 'mail');
  const whatsApp = useEmailTyping(kind, recordId, 'whatsapp');
  const [open, setOpen] = useState<'mail' | 'whatsapp'>();
  const [said, say] = useState('');
  const [failure, setFailure] = useState<string>();
  const [notes, setNotes] = useState(0);
  const isNoting = useRef(false);
  const close = () => setOpen(undefined);
  const done = (words: string, review?: Review) => {
    setFailure(undefined);
    say(words);
    if (review) onReview(review);
  };
  const openDialog = (dialog: typeof open) => {
    setFailure(undefined);
    say('');
    setOpen(dialog);
  };
  return {
    ...{ heading, mail, whatsApp, open, said, failure, notes, close, done, openDialog },
    sent: (review: Review | undefined) => {
      close();
      done(contactHistoryTexts.onItsWay, review);
    },
    noteWhatsApp: async (template: EmailTemplate) => {
      if (isNoting.current) return;
      isNoting.current = true;
      const noted = await addContact(kind, recordId, { way: 'whatsapp', template }, '');
      isNoting.current = false;
      close();
      if (!noted.ok) return setFailure(contactHistoryTexts.notNoted);
      whatsApp.forget();
      done(contactHistoryTexts.noted, noted.response.review);
    },
    noteByHand: async () => {
      const noted = await addContact(kind, recordId, { way: 'hand' }, partsTexts.notSaved);
      if (!noted.ok) return noted;
      done(contactHistoryTexts.noted, noted.response.review);
      // This closes the question, so the focus must move.
      setNotes(notes + 1);
      heading.current?.focus();
      return undefined;
    },
    noteChanged: (words: string) => {
      done(words);
      heading.current?.focus();
    },
    writeAgain: ({ template = 'blank', words }: ContactHistoryEntry) => {
      const language = mail.typing.language ?? pageLanguage;
      if (words) mail.resume({ template, language }, words);
      openDialog('mail');
    },
  };
}

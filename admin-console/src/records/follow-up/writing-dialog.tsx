import type { UnreachedPerson } from 'contract/follow-up-requests';
import type { Outcome } from '../../base/outcome-note/use-outcome-note';
import { addContact } from '../contact-history/add-contact';
import { contactHistoryTexts } from '../contact-history/contact-history.texts';
import { EmailDialog } from '../contact-history/email-dialog';
import { useEmailTyping } from '../contact-history/use-email-typing';
import { WhatsAppDialog } from '../contact-history/whats-app-dialog';
import { kind, reloadPeople } from './contact-note';
import { reviewTexts } from '../review/store/review.texts';
import { followUpTexts } from './follow-up.texts';

interface WritingDialogProps {
  readonly way: 'mail' | 'whatsapp';
  readonly person: UnreachedPerson;
  /** Called when the message is on its way, or could not be noted. */
  readonly onDone: (outcome: Outcome) => void;
  readonly onClose: () => void;
}

/** Writes to a person as their record does: a message counts as a try until it is answered. Give it a `key`. */
export function WritingDialog({ way, person, onDone, onClose }: WritingDialogProps) {
  const { _id: recordId, phone } = person;
  const name = person.name || reviewTexts.nameless;
  const store = useEmailTyping(kind, recordId, way);
  const done = (text: string) => {
    void reloadPeople();
    onDone({ tone: 'success', text });
  };
  if (way === 'mail')
    return (
      <EmailDialog
        {...{ kind, recordId, name, store, onClose }}
        onSent={() => done(followUpTexts.outcomes.written(name))}
      />
    );
  const note = async (template: Parameters<typeof store.choose>[0]['template']) => {
    const noted = await addContact(kind, recordId, { way, ...(template && { template }) }, '');
    if (!noted.ok) return onDone({ tone: 'error', text: contactHistoryTexts.notNoted });
    store.forget();
    done(followUpTexts.outcomes.written(name));
  };
  return (
    <WhatsAppDialog
      {...{ kind, recordId, name, phone, store, onClose }}
      country={undefined}
      onOpened={(template) => void note(template)}
    />
  );
}

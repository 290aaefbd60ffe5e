import { useRef, useState } from 'react';
import type { AddedRecord, EntrySource } from 'contract/record-entry-requests';
import type { RecordKind } from 'contract/review';
import { Button } from 'shared-ui/button';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import { useForm } from 'shared-ui/use-form';
import { StaffForm } from '../../base/parts/forms/staff-form';
import { useFocusOnOpening } from '../../base/parts/forms/use-focus-on-opening';
import { EntryFields, getEntryProperties, readTyped } from './entry-fields';
import { loadEntryDraft, newRecord, saveEntryDraft } from './entry-drafts';
import { MailChoice, SourceChoice, readOptions, sourceName } from './entry-options';
import { useEntrySending } from './use-entry-sending';
import { entryTexts } from './entry.texts';

export interface Added extends AddedRecord {
  readonly isMailWished: boolean;
}

interface EntryFormProps {
  readonly kind: RecordKind;
  /** How the record came. It is kept outside: the form is made anew for another section. */
  readonly source: EntrySource;
  readonly onSource: (source: EntrySource) => void;
  /** @param isNextWished whether the user takes down another one */
  readonly onAdded: (added: Added, isNextWished: boolean) => void;
  readonly onCancel: () => void;
}

/** The form of a section, as its visitors have it. What is typed is kept until it is sent, also when it is closed. */
export function EntryForm(props: EntryFormProps) {
  const { kind, source, onSource, onAdded, onCancel } = props;
  const send = useEntrySending(kind);
  const isNextWished = useRef(false);
  const [draft] = useState(() => loadEntryDraft(kind, newRecord));
  const form = useForm({
    check: (element) => ({ errors: findFieldErrors(element, getEntryProperties(kind)) }),
    onInput: ({ currentTarget }) => {
      const chosen = readOptions(currentTarget).source;
      const typed = withoutBlanks(readTyped(currentTarget, kind));
      const hasWords = Object.keys(typed).length > 0;
      saveEntryDraft(kind, newRecord, hasWords ? { ...typed, [sourceName]: chosen } : {});
      onSource(chosen);
    },
    send: async (element) => {
      const options = readOptions(element);
      const sent = await send(readTyped(element, kind), options);
      if (!sent.ok) return sent;
      saveEntryDraft(kind, newRecord, {});
      onAdded({ ...sent.response, ...options }, isNextWished.current);
      return undefined;
    },
  });
  useFocusOnOpening(form.element);
  const submitWith = (wishesNext: boolean) => {
    isNextWished.current = wishesNext;
  };
  return (
    <div onClickCapture={() => submitWith(false)}>
      <StaffForm
        form={form}
        labels={{
          submit: entryTexts.save,
          submitting: entryTexts.saving,
          failed: entryTexts.failed,
        }}
        aside={
          <Button
            variant="quiet"
            onClick={() => {
              submitWith(true);
              form.element.current?.requestSubmit();
            }}
          >
            {entryTexts.saveAndNext}
          </Button>
        }
        onCancel={onCancel}
      >
        <SourceChoice source={source} />
        <EntryFields kind={kind} values={draft} />
        <MailChoice kind={kind} />
      </StaffForm>
    </div>
  );
}

const withoutBlanks = (typed: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));

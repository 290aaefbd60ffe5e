import { useEffect, useId, useRef, useState } from 'react';
import { isObject } from 'contract/answer-reader';
import { correctProfile, correctRecord } from 'contract/record-entry-requests';
import type { AddedRecord } from 'contract/record-entry-requests';
import type { RecordKind } from 'contract/review';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import { useForm } from 'shared-ui/use-form';
import type { AdminRecord } from '../../base/model/admin-record';
import { StaffForm } from '../../base/parts/forms/staff-form';
import { useFocusOnOpening } from '../../base/parts/forms/use-focus-on-opening';
import { sendChange } from '../../session/send';
import { correctionTexts as texts } from './correction.texts';
import { loadEntryDraft, saveEntryDraft } from './entry-drafts';
import { EntryFields, getEntryProperties, readTyped } from './entry-fields';
import type { TypedValues } from './entry-fields';
import styles from './record-entries.module.css';

export type Corrected = AddedRecord & { readonly isMailWished: boolean };

interface CorrectionFormProps {
  readonly kind: RecordKind;
  readonly recordId: string;
  /** The record as the list has it now: it may change while the form is open. */
  readonly record: AdminRecord;
  readonly onCorrected: (corrected: Corrected) => void;
  /** Called where the list has an older version of the record than the server. */
  readonly onOutdated: () => void;
  readonly onCancel: () => void;
  /** Whether the person gets an e-mail. It is kept outside: the form is made anew when the window gets narrow. */
  readonly tellsSender: boolean;
  readonly onTell: (tellsSender: boolean) => void;
}

/**
 * The form of a record's section with what was sent. What is typed is kept until it is saved, also when the form is
 * closed. Where a colleague was faster, fields that were not touched follow the record.
 */
export function CorrectionForm(props: CorrectionFormProps) {
  const { kind, recordId, record, onCorrected, onOutdated, onCancel, tellsSender, onTell } = props;
  const id = useId();
  // The record that the fields were filled from.
  const [seen, setSeen] = useState(record);
  const values = toTexts(kind, seen);
  const isOutdated = useRef(false);
  const [initial] = useState({ ...values, ...loadEntryDraft(kind, recordId) });
  const form = useForm({
    check: (element) => ({ errors: findFieldErrors(element, getEntryProperties(kind)) }),
    onInput: ({ currentTarget }) =>
      saveEntryDraft(kind, recordId, findTouched(readTyped(currentTarget, kind), values)),
    send: async (element) => {
      const fields = readTyped(element, kind);
      const body = { seenVersion: Number(seen['__v'] ?? 0), fields, tellsSender };
      const sent = await (kind === 'profiles'
        ? sendChange(correctProfile, { id: recordId, body }, texts.failed)
        : sendChange(correctRecord, { kind, id: recordId, body }, texts.failed));
      if (sent.ok) {
        saveEntryDraft(kind, recordId, {});
        onCorrected({ ...sent.response, isMailWished: tellsSender });
        return undefined;
      }
      if (!isObject(sent.body) || sent.body['code'] !== 'record-changed') return sent;
      isOutdated.current = true;
      onOutdated();
      return { message: texts.changed };
    },
  });
  const { element: frame } = form;
  useEffect(() => {
    if (!isOutdated.current || record === seen || frame.current === null) return;
    isOutdated.current = false;
    followRecord(frame.current, toTexts(kind, seen), toTexts(kind, record));
    setSeen(record);
  }, [kind, record, seen, frame]);
  useFocusOnOpening(form.element);
  return (
    <StaffForm
      form={form}
      labels={{ submit: texts.save, submitting: texts.saving, failed: texts.failed }}
      onCancel={onCancel}
    >
      <EntryFields
        kind={kind}
        values={initial}
        fixed={kind === 'profiles' ? { email: texts.loginAddress } : {}}
      />
      <label htmlFor={id} className={styles.box}>
        <input
          id={id}
          type="checkbox"
          checked={tellsSender}
          onChange={({ target }) => onTell(target.checked)}
        />
        {texts.tellsSender}
      </label>
    </StaffForm>
  );
}

/** The values of the form's fields in a record, as the form shows them. */
const toTexts = (kind: RecordKind, record: AdminRecord): TypedValues =>
  Object.fromEntries(
    Object.keys(getEntryProperties(kind)).map((name) => [name, toText(record[name])]),
  );

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const findTouched = (typed: TypedValues, values: TypedValues): TypedValues =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== values[name]));

/** Updates the fields that were not touched to the present values. */
function followRecord(element: HTMLFormElement, before: TypedValues, now: TypedValues): void {
  for (const control of element.elements) {
    const { name } = control as HTMLInputElement;
    if (name in now && (control as HTMLInputElement).value === before[name])
      (control as HTMLInputElement).value = now[name] ?? '';
  }
}

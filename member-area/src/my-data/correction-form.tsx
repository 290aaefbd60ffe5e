import { useState } from 'react';
import type { FieldSchema } from 'contract/field';
import { correctSent, findSent } from 'contract/my-data-requests';
import type { SentKey, SentRecord } from 'contract/my-data-requests';
import { isObject } from 'contract/answer-reader';
import { submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { Button } from 'shared-ui/button';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import { focusWhenShown } from 'shared-ui/focus-when-shown';
import { toRequestError } from 'shared-ui/send';
import { useForm } from 'shared-ui/use-form';
import { MemberField } from '../form/member-field';
import { MemberForm } from '../form/member-form';
import { getText } from '../form/get-text';
import type { MemberSession } from '../session/session-context';
import { correctionTexts as words } from './correction-form.texts';
import styles from './my-data.module.css';
import { sentChoiceTexts, sentFieldTexts } from './sent-field.texts';
import { getLabel } from './sent-words';

/** Unsent values by field name. */
export type CorrectionDraft = Map<string, string>;

interface CorrectionFormProps {
  readonly sentKey: SentKey;
  readonly send: MemberSession['send'];
  readonly heading: 'h3' | 'h4';
  /** A record of a kind that the contract knows. */
  readonly record: SentRecord;
  /** Initial values, updated while typing: the draft outlives the form. */
  readonly draft?: CorrectionDraft | undefined;
  /** Called with the current record if it was changed in the meantime. */
  readonly onReloaded: (record: SentRecord) => void;
  /** @param isMoved whether the key no longer gives access to the record */
  readonly onCorrected: (record: SentRecord, text: string, isMoved: boolean) => void;
  readonly onCancel: () => void;
}

/** The original form with the sent values. Typed values stay in any case. */
export default function CorrectionForm(props: CorrectionFormProps) {
  const { sentKey: key, send, heading: Heading, record, draft } = props;
  const { onReloaded, onCorrected, onCancel } = props;
  const kind = record.kind as SubmissionName;
  const { properties, required } = submissions[kind].body;
  // State, because React would write later defaults into untouched fields.
  const [initial] = useState<Fields>({ ...record.fields, ...Object.fromEntries(draft ?? []) });
  const form = useForm({
    onInput: ({ target }) => {
      const { name, value } = target as HTMLInputElement;
      if (value === textOf(record.fields[name])) draft?.delete(name);
      else draft?.set(name, value);
    },
    check: (element) => ({ errors: findFieldErrors(element, properties) }),
    send: async (element) => {
      const fields = readFields(element, properties);
      try {
        const corrected = await send(correctSent, { body: { key, __v: record.__v, fields } });
        const isMoved = !('code' in key) && addressesIn(corrected) !== addressesIn(record);
        onCorrected(corrected, isMoved ? words.moved : words.corrected, isMoved);
        return undefined;
      } catch (error) {
        if (!isOutdated(toRequestError(error).body)) throw error;
      }
      const now = await send(findSent, { body: key });
      followUntouched(element, record.fields, now.fields);
      onReloaded(now);
      return { message: words.changed };
    },
  });
  return (
    <section className={styles.view}>
      <Heading tabIndex={-1} ref={focusWhenShown}>
        {words.title}
      </Heading>
      <p>{words.intro}</p>
      {record.state === 'done' && <p>{words.isDone}</p>}
      {kind === 'testimony' && <p>{words.isPublic}</p>}
      <MemberForm
        form={form}
        labels={words}
        notice={words.notice}
        aside={
          <Button variant="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        }
      >
        {Object.entries<FieldSchema>(properties).map(([name, schema]) => (
          <MemberField
            key={name}
            name={name}
            schema={schema}
            required={(required as readonly string[]).includes(name)}
            labels={{ label: getLabel(sentFieldTexts, name), choices: sentChoiceTexts }}
            autocomplete={autocompleteOf(name, schema)}
            defaultValue={textOf(initial[name])}
          />
        ))}
      </MemberForm>
    </section>
  );
}

type Fields = SentRecord['fields'];

/** The typed values: the server parses them as those of the form. */
const readFields = (element: HTMLFormElement, properties: object) => {
  const values = new FormData(element);
  return Object.fromEntries(Object.keys(properties).map((name) => [name, getText(values, name)]));
};

/** Updates the fields that were not edited to the current values. */
function followUntouched(element: HTMLFormElement, before: Fields, now: Fields): void {
  for (const control of element.elements) {
    const { name } = control as HTMLInputElement;
    if (name !== '' && (control as HTMLInputElement).value === textOf(before[name]))
      (control as HTMLInputElement).value = textOf(now[name]);
  }
}

const textOf = (value: string | number | undefined): string => String(value ?? '');

/** The email addresses in the record, which links and members need for access. */
const addressesIn = ({ kind, fields }: SentRecord): string =>
  Object.entries<FieldSchema>(submissions[kind as SubmissionName].body.properties)
    .filter(([, schema]) => formatOf(schema) === 'email')
    .map(([name]) => textOf(fields[name]).toLowerCase())
    .join();

const formatOf = (schema: FieldSchema): string | undefined =>
  'format' in schema ? schema.format : undefined;

/** Whether the correction was refused because the record was changed in the meantime. */
const isOutdated = (body: unknown): boolean =>
  isObject(body) && body['code'] === 'changed-meanwhile';

/** The same tokens as in the forms. */
function autocompleteOf(name: string, schema: FieldSchema): string {
  const format = formatOf(schema);
  if (format === 'email') return 'email';
  if (format === 'phone') return 'tel';
  if (name === 'address') return 'address-line1';
  return name === 'name' || name === 'fullName' ? 'name' : 'off';
}

import { useState } from 'react';
import type { FieldSchema } from 'contract/field';
import { correctSentEndpoint, findSentEndpoint } from 'contract/my-data';
import type { Correction, SentKey } from 'contract/my-data';
import { isObject } from 'contract/answer-reader';
import { readSentRecord } from 'contract/my-data-reader';
import type { ShownRecord } from 'contract/my-data-reader';
import { submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { Button } from 'shared-ui/button';
import { findFieldErrors } from 'shared-ui/find-faults';
import { focusWhenShown } from 'shared-ui/focus-when-shown';
import { useForm } from 'shared-ui/use-form';
import { MemberField } from '../form/member-field';
import { MemberForm } from '../form/member-form';
import { readText } from '../form/read-text';
import type { MemberSession } from '../session/session-context';
import { correctionTexts as words } from './correction-form.texts';
import styles from './my-data.module.css';
import { sentChoiceTexts, sentFieldTexts } from './sent-field.texts';
import { getLabel } from './sent-words';

/** By its name what was typed into a field, and not sent yet. */
export type CorrectionDraft = Map<string, string>;

interface CorrectionFormProps {
  readonly sentKey: SentKey;
  readonly call: MemberSession['call'];
  readonly heading: 'h3' | 'h4';
  /** Of a kind that the contract knows. */
  readonly record: ShownRecord;
  /** Filled in, and kept up to date: it outlives the form. */
  readonly draft?: CorrectionDraft | undefined;
  /** Hears of the record as it is now, where it was changed meanwhile. */
  readonly onReloaded: (record: ShownRecord) => void;
  /** @param isMoved whether the key opens it no more */
  readonly onCorrected: (record: ShownRecord, text: string, isMoved: boolean) => void;
  readonly onCancel: () => void;
}

/** The form again with what was sent in it. What is typed stays whatever comes of it. */
export default function CorrectionForm(props: CorrectionFormProps) {
  const { sentKey: key, call, heading: Heading, record, draft } = props;
  const { onReloaded, onCorrected, onCancel } = props;
  const kind = record.kind as SubmissionName;
  const { properties, required } = submissions[kind].body;
  // React would write later defaults into fields that the sender has not touched yet.
  const [initial] = useState<Fields>({ ...record.fields, ...Object.fromEntries(draft ?? []) });
  const form = useForm({
    onInput: ({ target }) => {
      const { name, value } = target as HTMLInputElement;
      if (value === textOf(record.fields[name])) draft?.delete(name);
      else draft?.set(name, value);
    },
    check: (element) => ({ faults: findFieldErrors(element, properties) }),
    send: async (element) => {
      const body: Correction = { key, __v: record.__v, fields: readFields(element, properties) };
      const wish = { method: 'POST', path: correctSentEndpoint, body } as const;
      const answer = await call(wish, readSentRecord, readChanged);
      if (answer.ok) {
        const isMoved = !('code' in key) && addressesIn(answer.body) !== addressesIn(record);
        onCorrected(answer.body, isMoved ? words.moved : words.corrected, isMoved);
        return undefined;
      }
      if (!answer.refusal) return answer.error;
      const again = { method: 'POST', path: findSentEndpoint, body: key } as const;
      const now = await call(again, readSentRecord);
      if (!now.ok) return now.error;
      followUntouched(element, record.fields, now.body.fields);
      onReloaded(now.body);
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
        words={words}
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

type Fields = ShownRecord['fields'];

/** What was typed: the server reads it as it reads the form. */
const readFields = (element: HTMLFormElement, properties: object) => {
  const values = new FormData(element);
  return Object.fromEntries(Object.keys(properties).map((name) => [name, readText(values, name)]));
};

/** Fields in which nothing else was typed say what is there now. */
function followUntouched(element: HTMLFormElement, before: Fields, now: Fields): void {
  for (const control of element.elements) {
    const { name } = control as HTMLInputElement;
    if (name !== '' && (control as HTMLInputElement).value === textOf(before[name]))
      (control as HTMLInputElement).value = textOf(now[name]);
  }
}

const textOf = (value: string | number | undefined): string => String(value ?? '');

/** What stands in the fields for addresses: a link, and a member, open what holds their address. */
const addressesIn = ({ kind, fields }: ShownRecord): string =>
  Object.entries<FieldSchema>(submissions[kind as SubmissionName].body.properties)
    .filter(([, schema]) => formatOf(schema) === 'email')
    .map(([name]) => textOf(fields[name]).toLowerCase())
    .join();

const formatOf = (schema: FieldSchema): string | undefined =>
  'format' in schema ? schema.format : undefined;

/** Whether the correction was refused because the record was changed meanwhile. */
const readChanged = (body: unknown): true | undefined =>
  isObject(body) && body['code'] === 'changed-meanwhile' ? true : undefined;

/** As the forms themselves say it. */
function autocompleteOf(name: string, schema: FieldSchema): string {
  const format = formatOf(schema);
  if (format === 'email') return 'email';
  if (format === 'phone') return 'tel';
  if (name === 'address') return 'address-line1';
  return name === 'name' || name === 'fullName' ? 'name' : 'off';
}

import type { ReactNode } from 'react';
import { submissions } from 'contract/submissions';
import type { BodySchema } from 'contract/field';
import type { Language } from '../language/language';
import { translate } from '../language/language';
import { FormField } from './field';
import { Form } from './form';
import { FormFailure, SubmitButton } from './form-parts';
import type { FormDefinition, FormLabels } from './form-definition';
import { Honeypot } from './honeypot';
import { englishMessages } from './form-messages';
import type { FormMessages } from './form-messages';
import { Thanks } from './thanks';
import { useSubmission } from './use-submission';
import type { SubmissionOptions } from './use-submission';

interface SubmissionFormProps {
  readonly definition: FormDefinition;
  readonly language?: Language;
  /** What every form says, in that language. A page in English only carries no other. */
  readonly messages?: FormMessages;
  /** What stands under a field, by the field's name. */
  readonly notes?: Readonly<Record<string, ReactNode>>;
  /** What the thanks repeat of what was sent. */
  readonly receipt?: ReactNode;
  readonly asked?: SubmissionOptions['asked'];
  readonly onInput?: SubmissionOptions['onInput'];
  readonly onSent?: SubmissionOptions['onSent'];
}

/** A form made from its definition and its submission's schema. Without JavaScript it is a plain HTML form. */
export function SubmissionForm({
  definition,
  language = 'en',
  messages = englishMessages,
  notes,
  receipt,
  ...options
}: SubmissionFormProps) {
  const form = useSubmission(definition, { language, messages, ...options });
  const labels: FormLabels = translate(definition.labels, language);
  const isSent = form.progress.phase === 'sent';
  const thanks = (
    <Thanks
      definition={definition}
      language={language}
      receipt={receipt}
      awaitsApproval={form.awaitsApproval}
    />
  );
  if (isSent && definition.onSuccess === 'replace') return thanks;
  return (
    <Form
      form={form}
      messages={messages}
      failed={definition.onFailure === 'silent' ? undefined : labels.failure}
      action={submissions[definition.submission].endpoint}
    >
      <Fields definition={definition} labels={labels} notes={notes} />
      <Honeypot />
      <FormFailure />
      <SubmitButton
        submit={labels.submit}
        submitting={labels.submitting}
        whileSending={definition.whileSending}
      />
      {isSent && thanks}
    </Form>
  );
}

interface FieldsProps {
  readonly definition: FormDefinition;
  readonly labels: FormLabels;
  readonly notes: SubmissionFormProps['notes'];
}

function Fields({ definition, labels, notes }: FieldsProps) {
  const schema: BodySchema = submissions[definition.submission].body;
  return Object.entries(definition.fields).map(([name, behaviour]) => {
    const field = schema.properties[name];
    const fieldLabels = labels.fields[name];
    if (!field || !fieldLabels) return null;
    return (
      <FormField
        key={name}
        name={name}
        schema={field}
        required={schema.required.includes(name)}
        behaviour={behaviour}
        labels={fieldLabels}
        note={notes?.[name]}
      />
    );
  });
}

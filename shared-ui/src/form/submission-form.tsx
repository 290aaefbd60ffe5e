import type { ReactNode } from 'react';
import type { BodySchema } from 'contract/field';
import { formAction } from 'contract/form-action';
import { language } from 'contract/language';
import { submissions } from 'contract/submissions';
import { typeDecimalComma } from './fields/decimal-comma';
import { FormField } from './fields/field';
import { Form } from './form';
import { FormFailure, SubmitButton } from './form-parts';
import type { FormDefinition, LoadedForm } from './form-definition';
import { Honeypot } from './fields/honeypot';
import { Thanks } from './result/thanks';
import { useSubmission } from './sending/use-submission';
import type { SubmissionOptions } from './sending/use-submission';

interface SubmissionFormProps {
  readonly definition: LoadedForm;
  /** Content below a field, by the field's name. */
  readonly notes?: Readonly<Record<string, ReactNode>>;
  /** Content that the thank-you message repeats from the form. */
  readonly receipt?: ReactNode;
  /** Content below the thank-you message, whether or not the form is in quarantine. */
  readonly help?: ReactNode;
  readonly asked?: SubmissionOptions['asked'];
  readonly onInput?: SubmissionOptions['onInput'];
  readonly onSent?: SubmissionOptions['onSent'];
}

/** A form that is built from its definition and its submission's schema. Without JavaScript it is a plain HTML form. */
export function SubmissionForm({
  definition,
  notes,
  receipt,
  help,
  ...options
}: SubmissionFormProps) {
  const form = useSubmission(definition, options);
  const { labels, submission } = definition;
  const isSent = form.progress.phase === 'sent';
  const thanks = <Thanks definition={definition} receipt={receipt} help={help} {...form.stored} />;
  if (isSent && definition.onSuccess === 'replace') return thanks;
  return (
    <Form
      form={form}
      notice={definition.terms.notice}
      failed={definition.onFailure === 'silent' ? undefined : labels.failure}
      action={formAction(submissions[submission].endpoint, language)}
      onBeforeInput={typeDecimalComma}
    >
      <Fields definition={definition} notes={notes} />
      {definition.terms.consent}
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
  readonly notes: SubmissionFormProps['notes'];
}

function Fields({ definition, notes }: FieldsProps) {
  const schema: BodySchema = submissions[definition.submission].body;
  return Object.entries(definition.fields).map(([name, behaviour]) => {
    const field = schema.properties[name];
    const fieldLabels = definition.labels.fields[name];
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

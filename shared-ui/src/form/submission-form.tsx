import { submissions } from 'contract/submissions';
import type { BodySchema } from 'contract/field';
import type { Language } from '../language/language';
import { translate } from '../language/language';
import { FormField } from './field';
import { Form } from './form';
import { FormFailure, FormThanks, SubmitButton } from './form-parts';
import type { FormDefinition, FormLabels } from './form-definition';
import styles from './form.module.css';
import { Honeypot } from './honeypot';
import { formMessages } from './translated-form-messages';
import { useSubmission } from './use-submission';

interface SubmissionFormProps {
  readonly definition: FormDefinition;
  readonly language?: Language;
  /** Called after each submission that the server has stored. */
  readonly onSent?: () => void;
}

/** A form made from its definition and its submission's schema. Without JavaScript it is a plain HTML form. */
export function SubmissionForm({ definition, language = 'en', onSent }: SubmissionFormProps) {
  const form = useSubmission(definition, onSent);
  const labels: FormLabels = translate(definition.labels, language);
  const isSent = form.progress.phase === 'sent';
  const thanks = (
    <>
      <FormThanks tone="success" announce={definition.announce}>
        {labels.success}
      </FormThanks>
      {form.awaitsApproval && labels.awaitsApproval && (
        <p className={styles.besideThanks}>{labels.awaitsApproval}</p>
      )}
    </>
  );
  if (isSent && definition.onSuccess === 'replace') return thanks;
  return (
    <Form
      form={form}
      messages={translate(formMessages, language)}
      failed={definition.onFailure === 'silent' ? undefined : labels.failure}
      action={submissions[definition.submission].endpoint}
    >
      <Fields definition={definition} labels={labels} />
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
}

function Fields({ definition, labels }: FieldsProps) {
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
      />
    );
  });
}

import { useRef } from 'react';
import { submissions } from 'contract/submissions';
import type { BodySchema } from 'contract/field';
import { Button } from '../button/button';
import { preloadHttpClient } from '../http/http-client';
import type { Language } from '../language/language';
import { translate } from '../language/language';
import { Message } from '../message/message';
import { Field } from './field';
import { describeFault } from './find-faults';
import { FormFailure } from './form-failure';
import type { FormPartProps } from './form-failure';
import type { FormDefinition, FormLabels } from './form-definition';
import { formMessages } from './form-messages';
import styles from './form.module.css';
import { Honeypot } from './honeypot';
import { PrivacyNotice } from './privacy-notice';
import { useHydrated } from './use-hydrated';
import { useFocusOnOutcome } from './use-focus-on-outcome';
import { useSubmission } from './use-submission';

interface SubmissionFormProps {
  readonly definition: FormDefinition;
  readonly language?: Language;
  /** Called after each submission that the server has stored. */
  readonly onSent?: () => void;
}

/** A form made from its definition and its submission's schema. Without JavaScript it is a plain HTML form. */
export function SubmissionForm({ definition, language = 'en', onSent }: SubmissionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const { progress, submit, revise } = useSubmission(form, definition, onSent);
  useFocusOnOutcome(progress, form, message);

  const labels: FormLabels = translate(definition.labels, language);
  const thanks = (
    <Message tone="success" announce={definition.announce} ref={message}>
      {labels.success}
    </Message>
  );
  if (progress.phase === 'sent' && definition.onSuccess === 'replace') return thanks;
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- input events come from the fields within
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={submissions[definition.submission].endpoint}
      // Until the script can say what is wrong, the browser does.
      noValidate={isHydrated}
      aria-busy={progress.phase === 'sending'}
      onSubmit={submit}
      onInput={revise}
      onFocus={preloadHttpClient}
      onPointerDown={preloadHttpClient}
    >
      <Fields definition={definition} language={language} progress={progress} />
      <Honeypot language={language} />
      <FormFailure definition={definition} language={language} progress={progress} />
      <SubmitButton definition={definition} language={language} progress={progress} />
      {progress.phase === 'sent' && thanks}
      <PrivacyNotice language={language} />
    </form>
  );
}

function Fields({ definition, language, progress }: FormPartProps) {
  const schema: BodySchema = submissions[definition.submission].body;
  const labels: FormLabels = translate(definition.labels, language);
  const messages = translate(formMessages, language);
  return Object.entries(definition.fields).map(([name, behaviour]) => {
    const field = schema.properties[name];
    const fieldLabels = labels.fields[name];
    if (!field || !fieldLabels) return null;
    const fault = progress.faults[name];
    return (
      <Field
        key={name}
        name={name}
        schema={field}
        required={schema.required.includes(name)}
        behaviour={behaviour}
        labels={fieldLabels}
        language={language}
        fault={fault && describeFault(fault, messages)}
      />
    );
  });
}

function SubmitButton({ definition, language, progress }: FormPartProps) {
  const labels: FormLabels = translate(definition.labels, language);
  const isSending = progress.phase === 'sending';
  const sending = labels.submitting ?? translate(formMessages, language).sending;
  const waiting =
    definition.whileSending === 'button-disabled'
      ? { disabled: isSending }
      : { 'aria-disabled': isSending || undefined };
  return (
    <Button type="submit" {...waiting}>
      {isSending ? sending : labels.submit}
    </Button>
  );
}

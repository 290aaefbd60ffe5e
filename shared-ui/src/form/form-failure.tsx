import type { Language } from '../language/language';
import { translate } from '../language/language';
import { Message } from '../message/message';
import type { FormDefinition, FormLabels } from './form-definition';
import { formMessages } from './form-messages';
import type { SubmissionProgress } from './use-submission';

export interface FormPartProps {
  readonly definition: FormDefinition;
  readonly language: Language;
  readonly progress: SubmissionProgress;
}

/** What the form itself says when it could not be sent: faults of fields always, the rest as SPEC 8 has it. */
export function FormFailure({ definition, language, progress }: FormPartProps) {
  const labels: FormLabels = translate(definition.labels, language);
  const { faultCount } = translate(formMessages, language);
  const faults = Object.keys(progress.faults).length;
  const said = progress.refusal?.error.message;
  if (progress.refusal && definition.onFailure !== 'silent') {
    const serverMay = definition.onFailure === 'server-message-else-text';
    return <Message tone="error">{(serverMay && said) || labels.failure}</Message>;
  }
  if (faults === 0) return null;
  return <Message tone="error">{faults === 1 ? faultCount.one : faultCount.many}</Message>;
}

import type { FieldSchema } from 'contract/field';
import type { FieldLabels } from 'shared-ui/form-definition';
import { Field } from 'shared-ui/form-field';
import { useFieldFault } from './form-context';
import { PasswordField } from './password-field';

export interface MemberFieldProps {
  readonly name: string;
  readonly schema: FieldSchema;
  readonly required: boolean;
  readonly labels: FieldLabels;
  /** An autofill token of the HTML standard; `off` where no token fits. */
  readonly autocomplete: string;
  readonly defaultValue?: string;
}

/** A field of a member's form: the site's field, with what the form knows to be wrong with it. */
export function MemberField({ autocomplete, ...props }: MemberFieldProps) {
  const fault = useFieldFault(props.name);
  const field = { ...props, fault, behaviour: { autocomplete }, language: 'en' } as const;
  const isPassword = 'format' in props.schema && props.schema.format === 'password';
  return isPassword ? <PasswordField {...field} /> : <Field {...field} />;
}

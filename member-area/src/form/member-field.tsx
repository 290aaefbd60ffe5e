import type { ReactNode } from 'react';
import type { FieldSchema } from 'contract/field';
import type { FieldLabels } from 'shared-ui/form-definition';
import { FormField } from 'shared-ui/form-field';
import { memberFormTexts } from './member-form.texts';
import { PasswordField } from './password-field';

export interface MemberFieldProps {
  readonly name: string;
  readonly schema: FieldSchema;
  readonly required: boolean;
  readonly labels: FieldLabels;
  /** An autofill token of the HTML standard; `off` where no token fits. */
  readonly autocomplete: string;
  readonly defaultValue?: string;
  /** Stands under the control. */
  readonly note?: ReactNode;
  /** The id of a `datalist`. */
  readonly suggestions?: string | undefined;
}

/** A field of a member's form: the site's field, or the one for passwords. */
export function MemberField({ autocomplete, suggestions, ...props }: MemberFieldProps) {
  const said = whenEmpty[props.name];
  const labels = { ...(said !== undefined && { whenEmpty: said }), ...props.labels };
  const field = { ...props, labels, behaviour: { autocomplete, suggestions } };
  const isPassword = 'format' in props.schema && props.schema.format === 'password';
  return isPassword ? <PasswordField {...field} /> : <FormField {...field} />;
}

const whenEmpty: Readonly<Partial<Record<string, string>>> = memberFormTexts.whenEmpty;

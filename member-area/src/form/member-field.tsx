import type { ReactNode, ComponentProps } from 'react';
import type { FieldSchema } from 'contract/field';
import type { FieldLabels } from 'shared-ui/form-definition';
import { FormField } from 'shared-ui/form-field';
import { memberFormTexts } from './member-form.texts';
import { useState } from 'react';
import { line } from 'contract/field';
import styles from './password-field.module.css';

export interface MemberFieldProps {
  readonly name: string;
  readonly schema: FieldSchema;
  readonly required: boolean;
  readonly labels: FieldLabels;
  /** An autofill token of the HTML standard; `off` if none fits. */
  readonly autocomplete: string;
  readonly defaultValue?: string;
  /** Content below the control. */
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

function PasswordField(field: ComponentProps<typeof FormField>) {
  const [isShown, setIsShown] = useState(false);
  // Only the type changes, so that the control and its value are kept.
  const schema = isShown ? { ...field.schema, format: line.format } : field.schema;
  return (
    <div className={styles.password}>
      <FormField {...field} schema={schema} />
      <button
        type="button"
        className={styles.show}
        aria-pressed={isShown}
        aria-controls={field.name}
        onClick={() => setIsShown(!isShown)}
      >
        <Eye isOpen={isShown} />
        <span className="visually-hidden">{memberFormTexts.showPassword}</span>
      </button>
    </div>
  );
}
const Eye = ({ isOpen }: { readonly isOpen: boolean }) => (
  <svg viewBox="0 0 24 24" className={styles.eye} aria-hidden="true">
    <path d="M2 12c3-5 6.3-7 10-7s7 2 10 7c-3 5-6.3 7-10 7s-7-2-10-7Z" />
    <circle cx="12" cy="12" r="3" />
    {!isOpen && <path d="M4 20 20 4" />}
  </svg>
);

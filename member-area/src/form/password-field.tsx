import { useState } from 'react';
import { FieldFrame } from './field-frame';
import type { FieldFrameProps } from './field-frame';
import styles from './field.module.css';
import { formLabels } from './form-labels';

interface PasswordFieldProps extends FieldFrameProps {
  readonly schema: { readonly minLength: number; readonly maxLength: number };
  readonly autoComplete?: string | undefined;
}

/** A password, with a button that lets its owner see what was typed. */
export function PasswordField({ schema, autoComplete, ...frame }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <div className={styles.password}>
          <input
            {...attributes}
            type={isShown ? 'text' : 'password'}
            minLength={schema.minLength}
            maxLength={schema.maxLength}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.show}
            aria-pressed={isShown}
            aria-controls={attributes.id}
            onClick={() => setIsShown(!isShown)}
          >
            <Eye isOpen={isShown} />
            <span className="visually-hidden">{formLabels.en.showPassword}</span>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}

const Eye = ({ isOpen }: { readonly isOpen: boolean }) => (
  <svg viewBox="0 0 24 24" className={styles.eye} aria-hidden="true">
    <path d="M2 12c3-5 6.300-7 10-7s7 2 10 7c-3 5-6.300 7-10 7s-7-2-10-7Z" />
    <circle cx="12" cy="12" r="3" />
    {!isOpen && <path d="M4 20 20 4" />}
  </svg>
);

import type { RecordKind } from 'contract/review';
import { choicesOf, schemaOf } from '../import-field';
import { rowsTexts } from './rows.texts';

interface ValueControlProps {
  readonly kind: RecordKind | undefined;
  readonly field: string;
  readonly label: string;
  readonly text: string;
  readonly isInvalid: boolean;
  /** Called when the field is left, so that typing does not render a long list anew. */
  readonly onChange: (text: string) => void;
}

/** The control in which a value of a row is mended. */
export function ValueControl({ kind, field, label, text, isInvalid, onChange }: ValueControlProps) {
  const choices = choicesOf(kind, field);
  const common = { 'aria-label': label, 'aria-invalid': isInvalid || undefined };
  if (choices) {
    const isKnown = choices.some(({ value }) => value === text);
    return (
      <select {...common} value={text} onChange={({ target }) => onChange(target.value)}>
        {!isKnown && <option value={text}>{text || rowsTexts.faults.choose}</option>}
        {choices.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    );
  }
  const typed = {
    ...common,
    defaultValue: text,
    autoComplete: 'off',
    onBlur: ({ target }: { readonly target: { readonly value: string } }) => {
      const next = target.value.trim();
      if (next !== text) onChange(next);
    },
  };
  const schema = schemaOf(kind, field);
  return schema && 'format' in schema && schema.format === 'paragraphs' ? (
    <textarea key={text} {...typed} rows={2} />
  ) : (
    <input
      // What is decided for all rows at once must be seen in each.
      key={text}
      {...typed}
      onKeyDown={(event) => event.key === 'Enter' && focusNextField(event.currentTarget)}
    />
  );
}

/** Enter leads to the next faulty value, so that many are mended one after the other. */
function focusNextField(field: HTMLElement): void {
  const all = [...document.querySelectorAll<HTMLElement>('[aria-invalid=true]')];
  const next = all[all.indexOf(field) + 1];
  if (next) next.focus();
  else field.blur();
}

import type { ContentField } from 'contract/kind-declaration';
import { describeExcess } from 'contract/records/too-long.texts';
import type { Language } from 'contract/languages';
import { websiteTexts } from '../website.texts';
import styles from '../entry.module.css';

export interface TextControlProps {
  readonly name: string;
  readonly declared: ContentField;
  /** The language of the text, if it is translated. */
  readonly lang: Language | undefined;
  readonly value: string;
  readonly isFaulty: boolean;
  readonly describedBy: string | undefined;
  readonly onChange: (value: string) => void;
}

const inputTypes = { line: 'text', date: 'date', moment: 'datetime-local', link: 'url' } as const;

/** The remaining characters are shown from this number on. */
const nearLimit = 50;
/** They are announced only at these numbers, not at each key. */
const announcedAt = [20, 0];

/** A native control for a text, a day, a moment or a link. */
export function TextControl(props: TextControlProps) {
  const { name, declared, lang, value, isFaulty, describedBy, onChange } = props;
  const maxLength = 'maxLength' in declared ? declared.maxLength : undefined;
  const room = maxLength === undefined ? Infinity : maxLength - value.length;
  const left = isCounted(declared) || room < 0 ? room : Infinity;
  const isNear = left >= 0 && left <= nearLimit;
  const shared = {
    id: name,
    name,
    lang,
    value,
    className: styles.control,
    autoComplete: 'off',
    'aria-invalid': isFaulty || undefined,
    'aria-describedby':
      [describedBy, isNear && `${name}-left`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <>
      {declared.type === 'paragraphs' || declared.type === 'rich' ? (
        <textarea
          {...shared}
          rows={declared.type === 'rich' ? 12 : 4}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <input
          {...shared}
          type={declared.type in inputTypes ? inputTypes[declared.type as 'line'] : 'text'}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {isNear && (
        <p id={`${name}-left`} className={styles.hint}>
          {websiteTexts.form.charactersLeft(left)}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {announcement(left)}
      </p>
    </>
  );
}

/**
 * Whether to count the remaining characters: not for short lines and values with a format, which are complete at full
 * length.
 */
const isCounted = (declared: ContentField): boolean =>
  'maxLength' in declared && declared.maxLength > nearLimit && !('check' in declared);

/** The announcement for the lowest of these numbers that is reached. */
function announcement(left: number): string {
  if (left < 0) return describeExcess(-left);
  const reached = announcedAt.filter((count) => left <= count);
  return reached.length === 0 ? '' : websiteTexts.form.charactersLeft(Math.min(...reached));
}

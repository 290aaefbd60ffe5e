import { languageCodes, languageNames } from 'contract/languages';
import { maxAlternativeText } from 'contract/media-files';
import type { MediaPicture } from 'contract/media-files';
import { LimitedInput } from '../../base/parts/forms/limited-text';
import { mediaTexts } from './media.texts';
import entry from '../entry.module.css';

const { file: words } = mediaTexts;

interface AlternativeTextsProps {
  readonly alt: MediaPicture['alt'];
  readonly onChange: (alt: MediaPicture['alt']) => void;
}

/** The alternative texts of a picture, one per language. */
export function AlternativeTexts({ alt, onChange }: AlternativeTextsProps) {
  return (
    <fieldset className={entry.field} aria-describedby="alt-hint">
      <legend className={entry.label}>{words.alt}</legend>
      <p id="alt-hint" className={entry.hint}>
        {words.altHint}
      </p>
      <div className={entry.languages}>
        {languageCodes.map((language) => (
          <div key={language} className={entry.field}>
            <label className={entry.language} lang={language} htmlFor={`alt-${language}`}>
              {languageNames[language]}
            </label>
            <LimitedInput
              id={`alt-${language}`}
              className={entry.control}
              name={`alt-${language}`}
              lang={language}
              value={alt[language] ?? ''}
              limit={maxAlternativeText}
              autoComplete="off"
              onChange={({ target }) => onChange({ ...alt, [language]: target.value })}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

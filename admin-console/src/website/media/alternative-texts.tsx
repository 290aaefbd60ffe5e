import { languageCodes, languageNames } from 'contract/languages';
import { maxAlternativeText } from 'contract/media-api';
import type { MediaPicture } from 'contract/media-api';
import { mediaTexts } from './media.texts';
import entry from '../entry.module.css';

const { file: words } = mediaTexts;

interface AlternativeTextsProps {
  readonly alt: MediaPicture['alt'];
  readonly onChange: (alt: MediaPicture['alt']) => void;
}

/** What a picture says to those who do not see it, in each language. */
export function AlternativeTexts({ alt, onChange }: AlternativeTextsProps) {
  return (
    <fieldset className={entry.field} aria-describedby="alt-hint">
      <legend className={entry.label}>{words.alt}</legend>
      <p id="alt-hint" className={entry.hint}>
        {words.altHint}
      </p>
      <div className={entry.languages}>
        {languageCodes.map((language) => (
          <label key={language} className={entry.field}>
            <span className={entry.language} lang={language}>
              {languageNames[language]}
            </span>
            <input
              className={entry.control}
              name={`alt-${language}`}
              lang={language}
              value={alt[language] ?? ''}
              maxLength={maxAlternativeText}
              autoComplete="off"
              onChange={({ target }) => onChange({ ...alt, [language]: target.value })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { useState } from 'react';
import { languageCodes, languageNames } from 'contract/languages';
import { isReady, maxAlternativeText, maxMediaName } from 'contract/media-api';
import type { FocalPoint, MediaChange, MediaFile, MediaPicture } from 'contract/media-api';
import { Button } from 'shared-ui/button';
import { OutcomeMessage } from '../../parts/forms/outcome-message';
import { useOutcome } from '../../parts/forms/use-outcome';
import { describeMedia } from './media-calls';
import { FocalPointField } from './focal-point-field';
import { mediaTexts } from './media.texts';
import entry from '../entry.module.css';
import styles from './media.module.css';

const { file: words } = mediaTexts;
const middle: FocalPoint = { x: 0.5, y: 0.5 };

interface MediaFormProps {
  readonly file: MediaFile;
  readonly onChanged: (file: MediaFile) => void;
}

/** What is said of a file: its name, of a picture also its words and its point. */
export function MediaForm({ file, onChanged }: MediaFormProps) {
  const [name, setName] = useState(file.name);
  const [alt, setAlt] = useState(file.kind === 'picture' ? file.alt : {});
  const [point, setPoint] = useState(file.kind === 'picture' ? file.focalPoint : undefined);
  const { outcome, say } = useOutcome();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    if (name.trim() === '') return say('error', words.needsName);
    setIsSaving(true);
    const picture = file.kind === 'picture' && { alt, focalPoint: point ?? middle };
    const change: MediaChange = { revision: file.revision, name, ...picture };
    const answer = await describeMedia(file.id, change);
    setIsSaving(false);
    if (answer.came === 'file') {
      onChanged(answer.file);
      return say('success', isReady(answer.file) ? words.saved : words.savedUnready);
    }
    // What was typed stays, and is saved over what it is now when that is wanted.
    if (answer.came === 'refusal' && answer.file) onChanged(answer.file);
    say('error', (answer.came === 'refusal' && answer.words) || words.notSaved);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label className={entry.field}>
        <span className={entry.label}>{words.name}</span>
        <input
          className={entry.control}
          value={name}
          maxLength={maxMediaName}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      {file.kind === 'picture' && (
        <>
          <Words alt={alt} onChange={setAlt} />
          <FocalPointField picture={file} point={point ?? middle} onChange={setPoint} />
        </>
      )}
      <OutcomeMessage outcome={outcome} />
      <Button type="submit" disabled={isSaving}>
        {isSaving ? words.saving : words.save}
      </Button>
    </form>
  );
}

interface WordsProps {
  readonly alt: MediaPicture['alt'];
  readonly onChange: (alt: MediaPicture['alt']) => void;
}

function Words({ alt, onChange }: WordsProps) {
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

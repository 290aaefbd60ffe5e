import { useId, useState } from 'react';
import { isReady, maxMediaName } from 'contract/media-api';
import type { MediaChange, MediaFile } from 'contract/media-api';
import { Button } from 'shared-ui/button';
import { LimitedInput, focusFirstTooLongField } from '../../base/parts/forms/limited-text';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { describeMedia } from './media-calls';
import { AlternativeTexts } from './alternative-texts';
import { FocalPointField, middle } from './focal-point-field';
import { mediaTexts } from './media.texts';
import entry from '../entry.module.css';
import styles from './media.module.css';

const { file: words } = mediaTexts;

interface MediaFormProps {
  readonly file: MediaFile;
  readonly onChanged: (file: MediaFile) => void;
}

/** The form for a file's name and, for a picture, its description and focal point. */
export function MediaForm({ file, onChanged }: MediaFormProps) {
  const id = useId();
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
    // The input stays, and a second save overwrites the colleague's change.
    if (answer.came === 'refusal' && answer.file) onChanged(answer.file);
    say('error', (answer.came === 'refusal' && answer.words) || words.notSaved);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!focusFirstTooLongField(event.currentTarget)) void save();
      }}
    >
      <div className={entry.field}>
        <label className={entry.label} htmlFor={`${id}-name`}>
          {words.name}
        </label>
        <LimitedInput
          id={`${id}-name`}
          className={entry.control}
          value={name}
          limit={maxMediaName}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      {file.kind === 'picture' && (
        <>
          <AlternativeTexts alt={alt} onChange={setAlt} />
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

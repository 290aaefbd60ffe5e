import { useId, useState } from 'react';
import { isReady, maxMediaName } from 'contract/media-files';
import type { MediaFile } from 'contract/media-files';
import { changeMediaFile } from 'contract/media-requests';
import { Button } from 'shared-ui/button';
import { LimitedInput, focusFirstTooLongField } from '../../base/parts/forms/limited-text';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { readConflict, sendChange } from '../../session/send';
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
    const body = { revision: file.revision, name, ...picture };
    const outcome = await sendChange(changeMediaFile, { id: file.id, body }, words.notSaved);
    setIsSaving(false);
    if (outcome.ok) {
      onChanged(outcome.response);
      return say('success', isReady(outcome.response) ? words.saved : words.savedUnready);
    }
    const current = readConflict(changeMediaFile, outcome)?.file;
    // The input stays, and a second save overwrites the colleague's change.
    if (current) onChanged(current);
    say('error', outcome.message);
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

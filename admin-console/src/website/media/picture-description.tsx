import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { languageCodes } from 'contract/languages';
import type { MediaFile, MediaPicture } from 'contract/media-files';
import { changeMediaFile } from 'contract/media-requests';
import { Button } from 'shared-ui/button';
import { focusFirstTooLongField } from '../../base/parts/forms/limited-text';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useFocusOnOpening } from '../../base/parts/forms/use-focus-on-opening';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { readConflict, sendChange } from '../../session/send';
import { AlternativeTexts } from './alternative-texts';
import { middle } from './focal-point-field';
import { mediaTexts } from './media.texts';
import { Thumbnail } from './thumbnail';
import styles from './media.module.css';

const { dialog: words } = mediaTexts;

interface PictureDescriptionProps {
  readonly picture: MediaPicture;
  readonly onChoose: (file: MediaFile) => void;
  readonly onBack: () => void;
}

/** Asks for the description of a picture before it is inserted. The user may skip it. */
export function PictureDescription({ picture, onChoose, onBack }: PictureDescriptionProps) {
  const [file, setFile] = useState(picture);
  const [alt, setAlt] = useState(picture.alt);
  const [isSaving, setIsSaving] = useState(false);
  const { outcome, say, clear } = useOutcome();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnOpening(form);
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (focusFirstTooLongField(event.currentTarget)) return;
    const empty = languageCodes.find((language) => !alt[language]?.trim());
    if (empty) {
      form.current?.querySelector<HTMLElement>(`[name="alt-${empty}"]`)?.focus();
      return say('error', words.needsWords);
    }
    clear();
    setIsSaving(true);
    const { id, name, revision, focalPoint = middle } = file;
    const body = { revision, name, alt, focalPoint };
    const outcome = await sendChange(changeMediaFile, { id, body }, mediaTexts.file.notSaved);
    setIsSaving(false);
    if (outcome.ok) return onChoose(outcome.response);
    const current = readConflict(changeMediaFile, outcome)?.file;
    // The input stays, and a second save overwrites the colleague's text.
    if (current?.kind === 'picture') setFile(current);
    say('error', outcome.message);
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <Thumbnail file={file} />
      <p className={styles.name}>{file.name}</p>
      <AlternativeTexts alt={alt} onChange={setAlt} />
      <OutcomeMessage outcome={outcome} />
      <div className={styles.tools}>
        <Button type="submit" aria-disabled={isSaving || undefined}>
          {isSaving ? mediaTexts.file.saving : words.saveAndChoose}
        </Button>
        <Button variant="secondary" onClick={() => onChoose(file)}>
          {words.later}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {mediaTexts.file.back}
        </Button>
      </div>
      <p className={styles.hint}>{words.laterHint}</p>
    </form>
  );
}

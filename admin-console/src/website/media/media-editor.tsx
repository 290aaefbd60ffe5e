import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { mediaAddress } from 'contract/media-api';
import type { MediaFile } from 'contract/media-api';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { AskedButton } from '../asked-button';
import { useFocusWhenLost } from '../use-focus-when-lost';
import { mediaViewAddress } from '../website-address';
import { removeMedia } from './media-calls';
import { MediaForm } from './media-form';
import { mediaTexts } from './media.texts';
import { describeFile } from './media-labels';
import { MediaUsesList } from './media-uses';
import styles from './media.module.css';

const { file: words } = mediaTexts;

interface MediaEditorProps {
  readonly file: MediaFile;
  readonly onOpen: () => void;
  readonly onChanged: (file: MediaFile) => void;
  readonly onRemoved: () => void;
}

/** One file: its facts, name and description, its uses, and deletion. */
export function MediaEditor({ file, onOpen, onChanged, onRemoved }: MediaEditorProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(title);
  // The message about another file is outdated.
  useEffect(onOpen, []); // oxlint-disable-line react/exhaustive-deps -- only when it is opened
  const { outcome, say } = useOutcome();
  const [asked, setAsked] = useState(0);
  const remove = async () => {
    const answer = await removeMedia(file);
    if (answer.came === 'removed') return onRemoved();
    if (answer.came === 'refusal' && answer.file) onChanged(answer.file);
    say('error', (answer.came === 'refusal' && answer.words) || words.remove.failed);
    // A colleague has begun to use it.
    setAsked((count) => count + 1);
  };
  return (
    <div className={styles.editor}>
      <Link to={mediaViewAddress()} className={styles.open}>
        {words.back}
      </Link>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {file.name}
      </h1>
      <p className={styles.soft}>{describeFile(file)}</p>
      {file.kind === 'audio' && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- staff hear what they have uploaded
        <audio
          controls
          preload="none"
          src={mediaAddress(file.id, file.file)}
          aria-label={words.listen(file.name)}
          className={styles.player}
        />
      )}
      {file.kind === 'document' && (
        <a href={mediaAddress(file.id, file.file)} className={styles.open}>
          {words.open}
        </a>
      )}
      <MediaForm file={file} onChanged={onChanged} />
      <section className={styles.part}>
        <h2>{words.uses}</h2>
        <MediaUsesList key={asked} id={file.id} />
      </section>
      <OutcomeMessage outcome={outcome} />
      <AskedButton labels={words.remove} onConfirm={() => void remove()} />
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { mediaAddress } from 'contract/media-files';
import type { MediaFile } from 'contract/media-files';
import { deleteMediaFile } from 'contract/media-requests';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { loadAgain } from '../../session/query-client';
import { sendChange } from '../../session/send';
import { AskedButton } from '../asked-button';
import { useFocusWhenLost } from '../use-focus-when-lost';
import { mediaViewAddress } from '../website-address';
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
  const remove = async () => {
    const { id, revision } = file;
    const outcome = await sendChange(
      deleteMediaFile,
      { id, body: { revision } },
      words.remove.failed,
    );
    if (outcome.ok) return onRemoved();
    say('error', outcome.message);
    // A colleague has changed it, or begun to use it.
    await loadAgain(deleteMediaFile.touches);
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
        <MediaUsesList id={file.id} />
      </section>
      <OutcomeMessage outcome={outcome} />
      <AskedButton labels={words.remove} onConfirm={() => void remove()} />
    </div>
  );
}

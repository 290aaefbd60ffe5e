import { useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { isReady } from 'contract/media-files';
import type { MediaFile, MediaPicture } from 'contract/media-files';
import type { MediaKind } from 'contract/media-kinds';
import { listMedia } from 'contract/media-requests';
import { Loaded } from '../../session/loaded';
import { useRequest } from '../../session/use-request';
import { websiteTexts } from '../website.texts';
import { useMediaFilter } from './media-filter';
import { mediaTexts } from './media.texts';
import { describeFile } from './media-labels';
import { PictureDescription } from './picture-description';
import { Thumbnail } from './thumbnail';
import { UploadArea } from './upload-area';
import { useArrivals } from './use-uploads';
import styles from './media.module.css';

interface MediaDialogProps {
  readonly media: MediaKind;
  readonly onChoose: (file: MediaFile) => void;
  readonly onClose: () => void;
  /** Whether the opener moves the focus itself. */
  readonly isFollowed?: boolean;
}

/**
 * Chooses an existing file, or uploads one. It asks for a missing description of a picture, without which an entry
 * cannot be published. The dialog is rendered outside of the form that it belongs to.
 */
export function MediaDialog({ media, onChoose, onClose, isFollowed = false }: MediaDialogProps) {
  const id = useId();
  const answer = useRequest(listMedia, {});
  const title = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<MediaPicture>();
  useArrivals((file) => {
    if (file.kind === media && lacksWords(file)) setAsked((before) => before ?? file);
  });
  const goBack = () => {
    // The pressed button has disappeared.
    title.current?.focus();
    setAsked(undefined);
    answer.readAgain();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      maxWidth="md"
      fullWidth
      disableRestoreFocus={isFollowed}
    >
      <DialogTitle id={`${id}-title`} ref={title} tabIndex={-1}>
        {asked ? mediaTexts.dialog.describe : mediaTexts.dialog.titles[media]}
      </DialogTitle>
      <DialogContent>
        {asked ? (
          <PictureDescription key={asked.id} picture={asked} onChoose={onChoose} onBack={goBack} />
        ) : (
          <Loaded answer={answer} notLoaded={websiteTexts.notLoaded}>
            {({ files, uploads }) => (
              <div className={styles.files}>
                <Choice
                  files={files.filter(({ kind }) => kind === media)}
                  onChoose={(file) => (lacksWords(file) ? setAsked(file) : onChoose(file))}
                />
                <UploadArea unfinished={uploads} />
              </div>
            )}
          </Loaded>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{websiteTexts.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}

const lacksWords = (file: MediaFile): file is MediaPicture =>
  file.kind === 'picture' && !isReady(file);

interface ChoiceProps {
  readonly files: readonly MediaFile[];
  readonly onChoose: (file: MediaFile) => void;
}

function Choice({ files, onChoose }: ChoiceProps) {
  const { found, search } = useMediaFilter(files);
  if (files.length === 0) return <p>{mediaTexts.list.none}</p>;
  return (
    <>
      {search}
      <p role="status" className={styles.soft}>
        {found.length === 0 ? mediaTexts.list.noneFound : mediaTexts.list.count(found.length)}
      </p>
      <ul className={styles.choices} aria-label={mediaTexts.list.title}>
        {found.map((file) => (
          <li key={file.id}>
            <button type="button" className={styles.choice} onClick={() => onChoose(file)}>
              <Thumbnail file={file} />
              <span className={styles.name}>{file.name}</span>
              <span className={styles.soft}>{describeFile(file)}</span>
              {!isReady(file) && <span className={styles.unready}>{mediaTexts.list.unready}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

import { useRef, useState } from 'react';
import type { MediaKind } from 'contract/media-kinds';
import { getMediaFile } from 'contract/media-requests';
import { Button } from 'shared-ui/button';
import { Loaded } from '../../session/loaded';
import { useRequest } from '../../session/use-request';
import { websiteTexts } from '../website.texts';
import { MediaDialog } from './media-dialog';
import { mediaTexts } from './media.texts';
import { describeFile } from './media-labels';
import { Thumbnail } from './thumbnail';
import styles from './media.module.css';

const { field: words } = mediaTexts;

interface FileChoiceProps {
  /** The id of the button that opens the choice. */
  readonly id: string;
  readonly media: MediaKind;
  /** The id of the chosen file, unless `said` is given. */
  readonly value: string;
  /** The text for a value that is no file's id, or for no value. */
  readonly said?: string | undefined;
  readonly onWrite: (value: string) => void;
}

/** Shows the chosen file, with buttons to change or remove it. */
export function FileChoice({ id, media, value, said, onWrite }: FileChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isChosen = value !== '';
  return (
    <>
      <div className={styles.chosen}>
        {said && <p className={isChosen ? undefined : styles.soft}>{said}</p>}
        {isChosen && !said && <ChosenFile id={value} />}
      </div>
      <div className={styles.tools}>
        <Button id={id} ref={button} variant="secondary" onClick={() => setIsOpen(true)}>
          {isChosen ? words.chooseOther : words.choose}
        </Button>
        {isChosen && (
          <Button
            variant="secondary"
            onClick={() => {
              onWrite('');
              // The pressed button has disappeared.
              button.current?.focus();
            }}
          >
            {words.remove}
          </Button>
        )}
      </div>
      {isOpen && (
        <MediaDialog
          media={media}
          onChoose={(file) => {
            setIsOpen(false);
            onWrite(file.id);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

function ChosenFile({ id }: { readonly id: string }) {
  const answer = useRequest(getMediaFile, { id });
  return (
    <Loaded answer={answer} notLoaded={websiteTexts.notLoaded}>
      {(file) => (
        <>
          <Thumbnail file={file} />
          <span className={styles.name}>{file.name}</span>
          <span className={styles.soft}>{describeFile(file)}</span>
        </>
      )}
    </Loaded>
  );
}

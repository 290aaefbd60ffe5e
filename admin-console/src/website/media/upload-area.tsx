import { useRef } from 'react';
import type { Upload } from 'contract/media-requests';
import { Button } from 'shared-ui/button';
import { DropZone } from '../../base/parts/drop-zone';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { cancelUpload } from 'contract/media-requests';
import { loadAgain } from '../../session/query-client';
import { mediaTexts } from './media.texts';
import { formatSize } from '../../base/model/format-size';
import { UploadRow } from './upload-row';
import { dropUpload } from './upload-steps';
import { useUploads } from './use-uploads';
import styles from './media.module.css';

const { upload: words } = mediaTexts;

/** A hint for the file chooser only: the server recognizes types by their bytes. */
const accepted = 'image/*,.heic,.heif,audio/mpeg,audio/mp4,.mp3,.m4a,application/pdf';

interface UploadAreaProps {
  /** Incomplete uploads that the server has. */
  readonly unfinished: readonly Upload[];
}

/** Accepts files by a button or drag and drop, and shows their progress. */
export function UploadArea({ unfinished }: UploadAreaProps) {
  const { queue, items } = useUploads();
  const title = useRef<HTMLHeadingElement>(null);
  const { outcome, say, clear } = useOutcome();
  const taken = new Set(items.map(({ upload }) => upload?.id));
  const interrupted = unfinished.filter(({ id }) => !taken.has(id));
  const done = items.findLast(({ state }) => state === 'done');
  const close = (key: number) => {
    queue.cancel(key);
    // The pressed button has disappeared.
    title.current?.focus();
  };
  const giveUp = async (id: string) => {
    title.current?.focus();
    clear();
    if (await dropUpload(id)) return;
    say('error', words.notGivenUp);
    // It may be gone already.
    await loadAgain(cancelUpload.touches);
  };
  return (
    <section className={styles.upload} aria-labelledby="upload-title">
      <h2 id="upload-title" ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      <DropZone
        accept={accepted}
        multiple
        texts={words}
        onFiles={(files) => queue.add(files, interrupted)}
      />
      <p role="status" className="visually-hidden">
        {done && words.done(done.source.name)}
      </p>
      {items.length > 0 && (
        <ul className={styles.uploads}>
          {items.map((item) => (
            <UploadRow key={item.key} item={item} queue={queue} onClose={() => close(item.key)} />
          ))}
        </ul>
      )}
      <OutcomeMessage outcome={outcome} />
      {interrupted.length > 0 && <Interrupted uploads={interrupted} onGiveUp={giveUp} />}
    </section>
  );
}

interface InterruptedProps {
  readonly uploads: readonly Upload[];
  readonly onGiveUp: (id: string) => Promise<void>;
}

/** Incomplete uploads of a tab that was closed. */
function Interrupted({ uploads, onGiveUp }: InterruptedProps) {
  return (
    <div className={styles.interrupted}>
      <h3>{words.interruptedTitle}</h3>
      <p>{words.interrupted}</p>
      <ul className={styles.uploads}>
        {uploads.map(({ id, name, bytes, received }) => (
          <li key={id} className={styles.uploadRow}>
            <span>
              {name} · {words.sent(formatSize(received), formatSize(bytes))}
            </span>
            <div className={styles.tools}>
              <Button
                variant="secondary"
                aria-label={words.cancel(name)}
                onClick={() => void onGiveUp(id)}
              >
                {words.verbs.cancel}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

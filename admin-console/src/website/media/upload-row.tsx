import { Link } from 'react-router-dom';
import { Button } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { mediaFileAddress } from '../website-address';
import { mediaTexts } from './media.texts';
import { formatSize } from '../../base/model/format-size';
import type { QueuedFile, UploadQueue } from './upload-queue';
import styles from './media.module.css';

const { upload: words } = mediaTexts;

interface UploadRowProps {
  readonly item: QueuedFile;
  readonly queue: UploadQueue;
  readonly onClose: () => void;
}

/** An upload with its progress and buttons. */
export function UploadRow({ item, queue, onClose }: UploadRowProps) {
  const { source, upload, state, file } = item;
  const { name, size } = source;
  const received = upload?.received ?? 0;
  const isWhole = upload !== undefined && received === upload.bytes;
  return (
    <li className={styles.uploadRow}>
      <span className={styles.name}>{name}</span>
      {state === 'refused' ? (
        <Message tone="error">{item.message ?? words.refused}</Message>
      ) : (
        state !== 'done' && (
          <>
            <progress
              max={Math.max(size, 1)}
              value={received}
              aria-label={words.progress(name)}
              className={styles.progress}
            />
            <span className={styles.soft}>
              <span role="status">
                {state === 'sending' && isWhole ? words.preparing : words.states[state]}
              </span>{' '}
              · {words.sent(formatSize(received), formatSize(size))}
            </span>
          </>
        )
      )}
      {state === 'done' && <span className={styles.soft}>{words.done(name)}</span>}
      <div className={styles.tools}>
        {file && (
          <Link
            to={mediaFileAddress(file.id)}
            aria-label={words.open(name)}
            className={styles.open}
          >
            {words.verbs.open}
          </Link>
        )}
        <Verbs item={item} queue={queue} />
        <Button
          variant="secondary"
          aria-label={isOver(state) ? words.close(name) : words.cancel(name)}
          onClick={onClose}
        >
          {isOver(state) ? words.verbs.close : words.verbs.cancel}
        </Button>
      </div>
    </li>
  );
}

const isOver = (state: QueuedFile['state']) => state === 'done' || state === 'refused';

function Verbs({ item, queue }: Pick<UploadRowProps, 'item' | 'queue'>) {
  const { key, source, state } = item;
  const verbs = {
    waiting: 'pause',
    sending: 'pause',
    paused: 'resume',
    lost: 'tryNow',
    refused: 'tryNow',
    done: undefined,
  } as const;
  const verb = verbs[state];
  if (!verb) return null;
  return (
    <Button
      variant="secondary"
      aria-label={words[verb](source.name)}
      onClick={() => (verb === 'pause' ? queue.pause(key) : queue.resume(key))}
    >
      {words.verbs[verb]}
    </Button>
  );
}

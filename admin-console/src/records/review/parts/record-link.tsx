import { useContext } from 'react';
import type { MouseEvent } from 'react';
import type { AdminRecord } from '../../../base/model/admin-record';
import { recordName } from '../../../base/model/record-identity';
import { RecordOpeningContext, getRecordId } from '../store/open-record';
import { reviewTexts } from '../store/review.texts';
import styles from './record-link.module.css';

interface RecordLinkProps {
  readonly record: AdminRecord;
  /** What the cell says; the link is called so. */
  readonly text: string;
  /** All of the text, where the cell has no room for it. */
  readonly title?: string | undefined;
  /** In a grid, whose arrow keys decide which cell is a stop for Tab. */
  readonly tabIndex?: 0 | -1;
}

/** The element that takes the focus back when the panel closes. */
export const openerId = (recordId: string) => `opens-${recordId}`;

/** Opens a record in the side panel; a middle or a modified click opens it in a tab of its own. */
export function RecordLink({ record, text, title, tabIndex }: RecordLinkProps) {
  const opening = useContext(RecordOpeningContext);
  const recordId = getRecordId(record);
  if (!opening || recordId === undefined) return text;
  const { open, nameless } = reviewTexts;
  const openHere = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    opening.open(recordId);
  };
  return (
    <a
      id={openerId(recordId)}
      href={opening.addressOf(recordId)}
      className={styles.link}
      tabIndex={tabIndex}
      title={title}
      aria-label={text ? undefined : open(recordName(record) || nameless)}
      aria-current={opening.openId === recordId ? 'true' : undefined}
      onClick={openHere}
    >
      {text}
    </a>
  );
}

/** Whether a click asks for no other tab, window or file. */
export const isPlainClick = ({
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

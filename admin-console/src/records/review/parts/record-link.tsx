import { useContext } from 'react';
import type { MouseEvent } from 'react';
import type { AdminRecord } from '../../../base/model/admin-record';
import { recordName } from 'contract/record-identity';
import { RecordOpeningContext, getRecordId } from '../store/open-record';
import { reviewTexts } from '../store/review.texts';
import styles from './record-link.module.css';

interface RecordLinkProps {
  readonly record: AdminRecord;
  /** The cell's text, which is the link's name. */
  readonly text: string;
  /** The full text, if the cell has no room for it. */
  readonly title?: string | undefined;
  /** For use in a grid, whose arrow keys determine the tab stop. */
  readonly tabIndex?: 0 | -1;
}

/** The id of the element that gets the focus back when the panel closes. */
export const getRecordLinkId = (recordId: string) => `opens-${recordId}`;

/** Opens a record in the side panel; a middle or a modified click opens it in a new tab. */
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
      id={getRecordLinkId(recordId)}
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

/** Whether a click concerns the row or card, not a control in it or text that was just selected. */
export function isRowClick(event: MouseEvent): boolean {
  const controls = 'a, button, label, textarea, [role=listbox]';
  if (!isPlainClick(event) || !(event.target instanceof Element) || event.target.closest(controls))
    return false;
  return (window.getSelection()?.toString() ?? '') === '';
}

/** Whether a click does not ask for a new tab, a new window or a download. */
export const isPlainClick = ({
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

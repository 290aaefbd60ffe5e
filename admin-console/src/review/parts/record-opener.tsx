import { useContext } from 'react';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../../console-language';
import type { AdminRecord } from '../../model/admin-record';
import { stopGridKeys } from '../../parts/stop-grid-keys';
import { recordName } from '../../model/record-identity';
import { RecordOpeningContext, recordIdOf } from '../store/open-record';
import styles from './record-opener.module.css';
import { reviewLabels } from '../store/review-labels';

interface RecordOpenerProps {
  readonly record: AdminRecord;
  /** In a grid, whose arrow keys decide which cell is a stop for Tab. */
  readonly tabIndex?: 0 | -1;
}

/** The element that takes the focus back when the panel closes. */
export const openerId = (recordId: string) => `opens-${recordId}`;

/** Opens a record in the side panel, and shows by its form how far staff are with it. */
export function RecordOpener({ record, tabIndex }: RecordOpenerProps) {
  const opening = useContext(RecordOpeningContext);
  const recordId = recordIdOf(record);
  if (!opening || recordId === undefined) return null;
  const labels = translate(reviewLabels, consoleLanguage);
  const state = opening.stateOf(record);
  const name = labels.open(recordName(record) || labels.nameless);
  return (
    <button
      type="button"
      id={openerId(recordId)}
      className={styles.opener}
      data-state={state}
      tabIndex={tabIndex}
      aria-label={state === 'new' ? name : labels.markedAs(name, labels.states[state])}
      aria-expanded={opening.openId === recordId}
      title={labels.states[state]}
      onClick={() => opening.open(recordId)}
      onKeyDown={stopGridKeys}
    >
      <StateIcon />
    </button>
  );
}

/** An empty, a half and a full circle; which of the paths are seen is the stylesheet's. */
const StateIcon = () => (
  <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true" fill="none">
    <circle cx="8" cy="8" r="6" strokeWidth="1.6" />
    <path className={styles.half} d="M8 2a6 6 0 0 1 0 12z" />
    <path className={styles.tick} d="m5 8.2 2.2 2.2L11 6" strokeWidth="1.8" />
  </svg>
);

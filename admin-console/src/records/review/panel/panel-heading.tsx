import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { personAddress } from '../../../base/model/person-address';
import { getRecordLinkId } from '../parts/record-link';
import styles from './record-panel.module.css';

interface PanelHeadingProps {
  readonly id: string;
  readonly recordId: string;
  readonly text: string;
  /** Whether there is such a record. */
  readonly isKnown: boolean;
}

/**
 * The name of the record in the panel, which leads to the person. It takes the focus when the panel opens and returns it when it closes, to the
 * record's row if that is still there, else to the table that it has left.
 */
export function PanelHeading({ id, recordId, text, isKnown }: PanelHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownId = useRef<string>(undefined);
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      const last = shownId.current;
      const opener = last === undefined ? null : document.getElementById(getRecordLinkId(last));
      const table = document.querySelector('[role=grid] [tabindex="0"]');
      const target = [opener, before, table].find(
        (one) => one !== document.body && one?.isConnected,
      );
      // Without scrolling: the row was in sight, or was navigated to.
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    const leafs = shownId.current !== undefined;
    shownId.current = recordId;
    // Users who navigate with the table's keys stay in the table.
    if (leafs && document.activeElement?.closest('[role=grid]')) return;
    heading.current?.focus({ preventScroll: true });
  }, [recordId]);

  return (
    <h2 ref={heading} id={id} tabIndex={-1} className={styles.name}>
      {isKnown ? <Link to={personAddress(recordId)}>{text}</Link> : text}
    </h2>
  );
}

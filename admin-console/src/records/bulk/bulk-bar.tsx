import { useState } from 'react';
import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { LineIcon } from '../../base/line-icon';
import { useRights } from '../../session/staff-account';
import { doneChoice } from './act-choices';
import type { ActChoice } from './act-choices';
import { ActMenu } from './act-menu';
import type { BulkAct } from './act-menu';
import styles from './bulk-bar.module.css';
import { bulkTexts } from './bulk.texts';
import type { BulkRecord } from './use-bulk-change';

interface BulkBarProps {
  /** The selected records; the bar is there while there are some. */
  readonly records: readonly BulkRecord[];
  readonly isBusy: boolean;
  /** @param records those of the selection that the user may change */
  readonly onChoose: (choice: ActChoice, records: readonly BulkRecord[]) => void;
  readonly onClear: () => void;
  /** Further acts, such as printing. */
  readonly children?: ReactNode;
}

const menus: readonly BulkAct[] = ['assign', 'state', 'snooze', 'urgency'];

/** What can be done with the selected records. It covers the window's foot, so that nothing moves when it appears. */
export function BulkBar({ records, isBusy, onChoose, onClear, children }: BulkBarProps) {
  const [menu, setMenu] = useState<{ readonly act: BulkAct; readonly anchor: HTMLElement }>();
  const changeable = useChangeable()(records);
  const isOff = isBusy || changeable.length === 0;
  const onlyRead = records.length - changeable.length;
  const choose = (choice: ActChoice) => onChoose(choice, changeable);
  return (
    <>
      {/* A live region must be in the page before its text, or screen readers may not announce it. */}
      <p role="status" className="visually-hidden">
        {records.length > 0 && bulkTexts.selected(records.length)}
      </p>
      {records.length > 0 && (
        <section aria-label={bulkTexts.bar} className={styles.bar} data-bulk-bar>
          <p className={styles.count}>
            {bulkTexts.selected(records.length)}
            {onlyRead > 0 && <small>{bulkTexts.onlyRead(onlyRead)}</small>}
          </p>
          <div className={styles.acts}>
            <Button color="inherit" disabled={isOff} onClick={() => choose(doneChoice)}>
              {bulkTexts.done}
            </Button>
            {menus.map((act) => (
              <Button
                key={act}
                color="inherit"
                disabled={isOff}
                aria-haspopup="menu"
                aria-expanded={menu?.act === act}
                onClick={({ currentTarget }) => setMenu({ act, anchor: currentTarget })}
              >
                {bulkTexts.acts[act]}
              </Button>
            ))}
            {children}
          </div>
          <IconButton
            color="inherit"
            aria-label={bulkTexts.clear}
            title={bulkTexts.clear}
            onClick={onClear}
          >
            <LineIcon size={16} path="M4 4l8 8M12 4l-8 8" />
          </IconButton>
        </section>
      )}
      {menu && (
        <ActMenu
          {...menu}
          records={changeable}
          onChoose={choose}
          onClose={() => setMenu(undefined)}
        />
      )}
    </>
  );
}

/** Returns a function that keeps those of some records that the user may change. */
export function useChangeable() {
  const rights = useRights();
  return <Of extends Pick<BulkRecord, 'kind'>>(records: readonly Of[]): readonly Of[] =>
    records.filter(({ kind }) => rights?.has(`${kind}:review`) ?? true);
}

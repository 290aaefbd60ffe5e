import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import { LandmarkMenu } from '../../base/parts/landmark-menu';
import { partsTexts } from '../../base/parts/parts.texts';
import { useStaffAccount } from '../../session/staff-account';
import { mayRead, useStaff } from '../colleagues/staff';
import { reviewTexts } from '../review/store/review.texts';
import { assignChoices, snoozeChoices, stateChoices, urgencyChoices } from './act-choices';
import type { ActChoice } from './act-choices';
import styles from './act-menu.module.css';
import { bulkTexts } from './bulk.texts';
import { SnoozeDateDialog } from './snooze-date-dialog';
import type { BulkRecord } from './use-bulk-change';

/** What can be done with records of any section. */
export type BulkAct = 'assign' | 'state' | 'snooze' | 'urgency';

interface ActMenuProps {
  readonly act: BulkAct;
  /** The element that the menu opens at. */
  readonly anchor: HTMLElement;
  readonly records: readonly Pick<BulkRecord, 'kind' | 'snoozedUntil'>[];
  readonly onChoose: (choice: ActChoice) => void;
  readonly onClose: () => void;
}

/** The choices of one act. The focus returns to where it was when the menu closes. */
export function ActMenu({ act, anchor, records, onChoose, onClose }: ActMenuProps) {
  const [asksDate, setAsksDate] = useState(false);
  const { choices, note } = useChoices(act, records);
  const choose = (choice: ActChoice) => {
    onClose();
    onChoose(choice);
  };
  if (asksDate) return <SnoozeDateDialog onChoose={choose} onClose={onClose} />;
  return (
    <LandmarkMenu
      anchor={anchor}
      opensUp={anchor.closest('[data-bulk-bar]') !== null}
      name={{ 'aria-label': bulkTexts.acts[act] }}
      onClose={onClose}
    >
      {note !== undefined && (
        <MenuItem disabled className={styles.note}>
          {note}
        </MenuItem>
      )}
      {choices.map((choice) => (
        <MenuItem key={choice.text} className={styles.choice} onClick={() => choose(choice)}>
          <span>{choice.text}</span>
          {choice.hint !== undefined && <span className={styles.hint}>{choice.hint}</span>}
        </MenuItem>
      ))}
      {act === 'snooze' && (
        <MenuItem onClick={() => setAsksDate(true)}>{bulkTexts.snoozeDate}</MenuItem>
      )}
    </LandmarkMenu>
  );
}

function useChoices(act: BulkAct, records: ActMenuProps['records']) {
  const known = useStaff();
  const me = useStaffAccount()?.staff._id;
  const [openedAt] = useState(() => new Date());
  if (act === 'state') return { choices: stateChoices };
  if (act === 'snooze')
    return { choices: snoozeChoices(openedAt, records.some(isSnoozedAt(openedAt))) };
  if (act === 'urgency') return { choices: urgencyChoices };
  if (known === 'loading') return { choices: [], note: partsTexts.loading };
  if (known === 'lost') return { choices: [], note: reviewTexts.staffNotLoaded };
  // Only who may read all of them can be assigned.
  const staff = known.filter((member) => records.every(({ kind }) => mayRead(member, kind)));
  const choices = assignChoices(staff, me);
  return staff.length === 0 ? { choices, note: bulkTexts.noAssignee } : { choices };
}

const isSnoozedAt =
  (now: Date) =>
  ({ snoozedUntil }: Pick<BulkRecord, 'snoozedUntil'>): boolean =>
    typeof snoozedUntil === 'string' && Date.parse(snoozedUntil) > now.getTime();

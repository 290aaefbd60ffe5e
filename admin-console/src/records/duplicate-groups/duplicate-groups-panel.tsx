import { useContext, useId, useState, useMemo } from 'react';
import Button from '@mui/material/Button';
import { NewcomersChip } from '../arrivals/newcomers-chip';
import type { AdminRecord } from '../../base/model/admin-record';
import { recordEmail, recordName, recordPartnerName } from 'contract/record-identity';
import { findNotDuplicatePairs } from '../merge/find-not-duplicates';
import { ResolutionContext, maxComparedRecords } from '../merge/resolution';
import { ResolveButton } from '../merge/resolve-button';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { duplicateTexts } from '../duplicates/duplicate.texts';
import { fixedLanguage, fixedTexts } from '../../base/model/fixed-texts';
import styles from './duplicate-groups-panel.module.css';
import type { DuplicateGroup } from '../duplicates/keyed-records';
import { StatusTag } from '../duplicates/status-tag';
import { NewcomersContext } from '../arrivals/newcomers';

/** Rendering thousands of groups, or of entries in one, at once would block the page. */
const groupsAtOnce = 50;
const entriesAtOnce = 50;

/** The duplicate groups, each with its original and its duplicates (requirements 2.10). */
export function DuplicateGroupsPanel({ groups }: { readonly groups: readonly DuplicateGroup[] }) {
  const headingId = useId();
  const { shownGroups, heldCount, showHeld } = useHeldGroups(groups);
  const { shown, more } = usePortions(shownGroups, groupsAtOnce);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard (axe)
    <section aria-labelledby={headingId} className={styles.panel} tabIndex={0}>
      <h2 id={headingId} className={styles.heading} lang={fixedLanguage}>
        {fixedTexts.duplicateGroups(groups.length)}
      </h2>
      <ul className={styles.groups}>
        {shown.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </ul>
      {more}
      <div className={styles.newcomers}>
        <NewcomersChip count={heldCount} label={duplicateTexts.showHeld} onShow={showHeld} />
      </div>
    </section>
  );
}

function Group({ group }: { readonly group: DuplicateGroup }) {
  const { shown, more } = usePortions(group.records, entriesAtOnce);
  const keptRecords = useKeptRecords(group.records);
  return (
    <li className={styles.group}>
      <div className={styles.groupHead}>
        <h3 className={styles.id} data-cut={shortId(group.id) !== group.id}>
          {shortId(group.id)}
        </h3>
        <ResolveButton records={group.records} />
      </div>
      <ul className={styles.entries}>
        {shown.map((record, place) => (
          <Entry key={place} record={record} part={partOf(record, place, keptRecords)} />
        ))}
      </ul>
      {more}
    </li>
  );
}

/** The first part of a long list, and the button that shows more, if there is more. */
function usePortions<Item>(all: readonly Item[], portion: number) {
  const [limit, setLimit] = useState(portion);
  const remaining = all.length - limit;
  return {
    shown: all.slice(0, limit),
    more: remaining > 0 && (
      <Button variant="outlined" onClick={() => setLimit(limit + portion)}>
        {duplicateTexts.more(Math.min(remaining, portion))}
      </Button>
    ),
  };
}

function partOf(
  record: AdminRecord,
  place: number,
  keptRecords: readonly AdminRecord[],
): EntryProps['part'] {
  if (place === 0) return 'ORIGINAL';
  return keptRecords.includes(record) ? 'KEPT' : 'DUPLICATE';
}

/** The records of a group that are marked as no duplicates. */
function useKeptRecords(records: readonly AdminRecord[]): readonly AdminRecord[] {
  const resolution = useContext(ResolutionContext);
  const compared = records.slice(0, maxComparedRecords);
  return resolution && findNotDuplicatePairs(resolution.notDuplicatePairs, compared)
    ? compared
    : [];
}

interface EntryProps {
  readonly record: AdminRecord;
  /** KEPT replaces DUPLICATE for a record that staff marked as no duplicate (decision 15). */
  readonly part: 'ORIGINAL' | 'DUPLICATE' | 'KEPT';
}

function Entry({ record, part }: EntryProps) {
  return (
    <li className={styles.entry}>
      <StatusTag status={part} />
      <span className={styles.date}>{innsbruckTime(record['createdAt']) ?? fixedTexts.noDate}</span>
      <span>{recordName(record)}</span>
      <span>{recordPartnerName(record)}</span>
      <span>{recordEmail(record)}</span>
    </li>
  );
}

/** The first 20 characters (requirements 9). */
const shortId = (id: string) => Array.from(id).slice(0, 20).join('');

/**
 * The groups without records that arrived after they were first shown: a record that joins its group would move all
 * rows below it. New records are held back until the user asks for them.
 */
function useHeldGroups(groups: readonly DuplicateGroup[]) {
  const { ids } = useContext(NewcomersContext);
  const [seen, see] = useState(ids);
  const { shownGroups, heldCount } = useMemo(() => {
    const isHeld = ({ _id: id }: AdminRecord) => ids.has(id) && !seen.has(id);
    const held = ids.size === 0 ? [] : groups.flatMap(({ records }) => records.filter(isHeld));
    return {
      heldCount: held.length,
      shownGroups: held.length === 0 ? groups : groups.flatMap(withoutRecords(isHeld)),
    };
  }, [groups, ids, seen]);
  return { shownGroups, heldCount, showHeld: () => see(ids) };
}
/** Removes records, and groups with fewer than two records left. */
const withoutRecords =
  (isHeld: (record: AdminRecord) => boolean) =>
  ({ id, records }: DuplicateGroup): readonly DuplicateGroup[] => {
    const rest = records.filter((record) => !isHeld(record));
    return rest.length > 1 ? [{ id, records: rest }] : [];
  };

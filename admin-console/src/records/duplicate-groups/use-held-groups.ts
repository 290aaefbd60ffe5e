import { useContext, useMemo, useState } from 'react';
import { NewcomersContext } from '../arrivals/newcomers';
import type { AdminRecord } from '../../base/model/admin-record';
import type { DuplicateGroup } from '../duplicates/keyed-records';

/**
 * The groups without the records that arrived after they were first shown: a record that joins its group would move
 * all rows below it. New records are held back until the user asks for them.
 */
export function useHeldGroups(groups: readonly DuplicateGroup[]) {
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

/** Drops a group that has fewer than two records left. */
const withoutRecords =
  (isHeld: (record: AdminRecord) => boolean) =>
  ({ id, records }: DuplicateGroup): readonly DuplicateGroup[] => {
    const rest = records.filter((record) => !isHeld(record));
    return rest.length > 1 ? [{ id, records: rest }] : [];
  };

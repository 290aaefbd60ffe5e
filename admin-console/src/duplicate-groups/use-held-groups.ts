import { useContext, useMemo, useState } from 'react';
import { NewcomersContext } from '../arrivals/newcomers';
import type { AdminRecord } from '../model/admin-record';
import type { DuplicateGroup } from '../duplicates/find-duplicates';

/**
 * The groups without what has arrived since somebody began to read them: an entry that joins its group moves all that
 * follow. It waits until it is asked for.
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

/** Whoever is left alone has no duplicate. */
const withoutRecords =
  (isHeld: (record: AdminRecord) => boolean) =>
  ({ id, records }: DuplicateGroup): readonly DuplicateGroup[] => {
    const rest = records.filter((record) => !isHeld(record));
    return rest.length > 1 ? [{ id, records: rest }] : [];
  };

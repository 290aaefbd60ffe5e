import { useContext, useMemo, useState } from 'react';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { NewcomersContext } from './newcomers';

/**
 * Arrivals join the end of a list that is sorted oldest first. In any other order they would move what is being read,
 * so they are held back until the user asks for them. Records that had arrived before the table opened are shown at
 * once.
 */
export function useHeldRows(rows: readonly MarkedRecord[], isOldestFirst: boolean) {
  const { ids, welcome } = useContext(NewcomersContext);
  const isNew = useMemo(
    () =>
      ({ record }: MarkedRecord) =>
        ids.has(record['_id']),
    [ids],
  );
  const [opening] = useState(ids);
  const newcomerCount = useMemo(
    () => (ids.size === 0 ? 0 : rows.filter(isNew).length),
    [rows, ids, isNew],
  );
  const isHeld = useMemo(
    () => (row: MarkedRecord) => isNew(row) && !opening.has(row.record['_id']),
    [isNew, opening],
  );
  const shownRows = useMemo(() => {
    if (isOldestFirst || newcomerCount === 0) return rows;
    const known = rows.filter((row) => !isHeld(row));
    // In an empty table there is nothing that arrivals could move.
    return known.length > 0 ? known : rows;
  }, [rows, isOldestFirst, newcomerCount, isHeld]);
  const welcomeAll = () => welcome(rows.filter(isNew).map(({ record }) => record));
  return { shownRows, newcomerCount, isNew, isHeld, welcomeAll };
}

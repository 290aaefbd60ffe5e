import { useContext, useMemo, useState } from 'react';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { NewcomersContext } from './newcomers';

/**
 * What arrives joins the end of a list that is oldest first. In a table that has another order it would
 * move the rows that are being read, so it waits there until it is asked for, but
 * not what was there when the table opened.
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
  const shownRows = useMemo(() => {
    if (isOldestFirst || newcomerCount === 0) return rows;
    const known = rows.filter((row) => !isNew(row) || opening.has(row.record['_id']));
    // Where nothing else is shown, nothing that is read can move.
    return known.length > 0 ? known : rows;
  }, [rows, isOldestFirst, newcomerCount, isNew, opening]);
  const welcomeAll = () => welcome(rows.filter(isNew).map(({ record }) => record));
  return { shownRows, newcomerCount, isNew, welcomeAll };
}

import { useContext, useMemo } from 'react';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { NewcomersContext } from './newcomers';

/**
 * What arrives joins the end of a list that is oldest first. In a table that is sorted otherwise it would move
 * the rows that are being read, so it waits there until it is asked for.
 */
export function useHeldRows(rows: readonly MarkedRecord[], isSorted: boolean) {
  const { ids, welcome } = useContext(NewcomersContext);
  const isNew = useMemo(
    () =>
      ({ record }: MarkedRecord) =>
        ids.has(record['_id']),
    [ids],
  );
  const newcomerCount = useMemo(
    () => (ids.size === 0 ? 0 : rows.filter(isNew).length),
    [rows, ids, isNew],
  );
  const shownRows = useMemo(
    () => (isSorted && newcomerCount > 0 ? rows.filter((row) => !isNew(row)) : rows),
    [rows, isSorted, newcomerCount, isNew],
  );
  const welcomeAll = () => welcome(rows.filter(isNew).map(({ record }) => record));
  return { shownRows, newcomerCount, isNew, welcomeAll };
}

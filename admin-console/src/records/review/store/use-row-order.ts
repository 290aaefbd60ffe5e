import { useContext, useEffect } from 'react';
import type { MarkedRecord } from '../../duplicates/find-duplicates';
import { RecordOpeningContext, getRecordId } from './open-record';

/**
 * Registers the rows of a table for the steps from one open record to the next.
 * @param rows all rows of the table, on all pages, in its order
 */
export function useRowOrder(rows: readonly MarkedRecord[]): void {
  const { order, openId } = useContext(RecordOpeningContext) ?? {};
  useEffect(
    () =>
      order?.register(() => rows.flatMap(({ record }) => getRecordId(record) ?? []), rows.length),
    [order, rows],
  );
  useEffect(() => {
    if (openId !== undefined) order?.remember(openId);
  }, [order, rows, openId]);
}

import type { DateOrder } from 'contract/import-fields';
import { readRows } from '../files/import-table';
import type { ImportTable } from '../files/import-table';
import { couldBeOrders } from '../values/read-day';

/**
 * The order of the dates with slashes in some columns: one date that can only be read in one order tells it of all.
 * `unclear` if nothing tells or dates contradict each other, undefined if there are none.
 */
export async function findDateOrder(
  table: Pick<ImportTable, 'pieces'>,
  columns: readonly number[],
): Promise<DateOrder | 'unclear' | undefined> {
  if (columns.length === 0) return undefined;
  const told = new Set<DateOrder>();
  let isUnclear = false;
  for await (const rows of readRows(table))
    for (const { cells } of rows)
      for (const column of columns) {
        const orders = couldBeOrders(cells[column] ?? '');
        if (orders.length === 1) orders.forEach((order) => told.add(order));
        else if (orders.length > 1) isUnclear = true;
      }
  const [order] = told;
  if (told.size > 1) return 'unclear';
  return order ?? (isUnclear ? 'unclear' : undefined);
}

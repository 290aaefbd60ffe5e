import { useContext } from 'react';
import { formatValue } from '../../../base/model/format-value';
import type { MarkedRecord } from '../../duplicates/find-duplicates';
import { fieldLabel } from '../../../base/model/field-labels';
import { FilterButton } from '../../filters/filter-button';
import { sections } from '../../../base/model/sections';
import type { SectionName } from '../../../base/model/sections';
import { RecordLink } from '../../review/parts/record-link';
import { useRowOrder } from '../../review/store/use-row-order';
import { StatusCell } from '../status-cell';
import { SelectionContext } from '../table-selection';
import type { TableSetup } from '../use-table-preferences';
import { useTableView } from '../use-table-view';

interface PlainTableProps {
  readonly kind: SectionName;
  readonly name: string;
  readonly fields: readonly string[];
  readonly rows: readonly MarkedRecord[];
  readonly setup: TableSetup;
}

const noWords: readonly string[] = [];
const isHeld = () => false;

/**
 * A plain table instead of the grid, for tests of its surroundings: the grid takes most of the time of a section's
 * test. Of pages, tools and keys it has only the button of filters.
 */
export function RecordTable({ kind, name, fields, rows: given, setup }: PlainTableProps) {
  const { rows } = useTableView(given, noWords, setup.preferences.sort, isHeld);
  useRowOrder(rows);
  const selection = useContext(SelectionContext);
  const [linked, ...others] = fields;
  const grid = (
    <div role="grid" aria-label={name}>
      <div role="row">
        {['Status', ...fields.map((field) => fieldLabel(field))].map((label) => (
          <div key={label} role="columnheader">
            {label}
          </div>
        ))}
      </div>
      {rows.map((row) => (
        <div key={row.position} role="row">
          <div role="gridcell">
            <StatusCell
              row={row}
              tabIndex={0}
              onSelect={() => selection?.toggle(String(row.record['_id']))}
            />
          </div>
          <div role="gridcell">
            <RecordLink record={row.record} text={formatValue(row.record[linked ?? ''])} />
          </div>
          {others.map((field) => (
            <div key={field} role="gridcell">
              {formatValue(row.record[field])}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
  return (
    <>
      {sections[kind].layout === 'table' && <FilterButton />}
      {grid}
    </>
  );
}

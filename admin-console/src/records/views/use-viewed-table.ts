import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { comparesEncrypted } from 'contract/record-filter';
import type { ViewContent } from 'contract/saved-view-requests';
import { receivedField } from '../../base/model/record-fields';
import { sections } from '../../base/model/sections';
import type { SectionName } from '../../base/model/sections';
import { readGroup } from '../../base/model/filter-address';
import type { AddressFilter } from '../filters/use-address-filter';
import { newestFirst } from '../lists/sort-rows';
import { isColumnShown } from '../table/record-columns';
import type { TablePreferences } from '../table/table-preferences';
import { useTablePreferences } from '../table/use-table-preferences';
import type { TableSetup } from '../table/use-table-preferences';
import { useOpenView } from './use-open-view';
import type { OpenView } from './use-open-view';

/** What is shown of a list, to be kept as a view. */
export interface ShownView extends OpenView {
  readonly content: ViewContent;
  /** Whether it differs from the open view. */
  readonly isChanged: boolean;
  /** Whether it can be kept: not with a filter that only the browser can compare. */
  readonly isSavable: boolean;
}

interface Chosen {
  readonly viewId: string;
  readonly changes: Pick<Partial<TablePreferences>, 'columns' | 'sort'>;
}

/**
 * The settings of a section's tables. While a view is open, its columns and its order stand for the user's usual ones,
 * which stay as they are.
 */
export function useViewedTable(
  kind: SectionName,
  fields: readonly string[],
  { filter, isUnknown }: AddressFilter,
): { readonly setup: TableSetup; readonly shown: ShownView } {
  const usual = useTablePreferences(sections[kind].key);
  const location = useLocation();
  const open = useOpenView(kind);
  const [chosen, setChosen] = useState<Chosen>();
  const { view } = open;
  const changes = chosen?.viewId === view?._id ? chosen?.changes : undefined;
  const kept = useMemo(
    () => (view ? withContent(usual.preferences, view.content, fields) : usual.preferences),
    [view, usual.preferences, fields],
  );
  const preferences = useMemo(() => ({ ...kept, ...changes }), [kept, changes]);
  const change = (changed: Partial<TablePreferences>) => {
    if (!view) return usual.change(changed);
    const { columns, sort, ...others } = changed;
    if (columns ?? sort)
      setChosen({
        viewId: view._id,
        changes: { ...changes, ...(columns && { columns }), ...(sort && { sort }) },
      });
    if (Object.keys(others).length > 0) usual.change(others);
  };
  const groupBy = readGroup(location);
  const { amount, moreKinds } = view?.content ?? {};
  const content: ViewContent = {
    filter,
    ...shownBy(preferences, fields),
    ...(groupBy && { groupBy }),
    ...(amount && { amount }),
    ...(moreKinds && { moreKinds }),
  };
  return {
    setup: { preferences, change },
    shown: {
      ...open,
      content,
      isChanged:
        view !== undefined && !isSame({ ...view.content, ...shownBy(kept, fields) }, content),
      isSavable: !isUnknown && !comparesEncrypted(kind, filter),
    },
  };
}

/** The usual settings with the columns and the order of a view. */
function withContent(
  usual: TablePreferences,
  { columns, sort }: ViewContent,
  fields: readonly string[],
): TablePreferences {
  const shown =
    columns && [receivedField, ...fields].map((field) => [field, columns.includes(field)]);
  return {
    ...usual,
    ...(shown && { columns: Object.fromEntries(shown) as TablePreferences['columns'] }),
    sort: sort ?? newestFirst,
  };
}

const shownBy = ({ columns, sort }: TablePreferences, fields: readonly string[]) => ({
  columns: [receivedField, ...fields].filter((field) => isColumnShown(field, columns)),
  sort,
});

const compared = ['filter', 'people', 'columns', 'sort', 'groupBy'] as const;

/** Whether two views show the same. */
const isSame = (one: ViewContent, other: ViewContent): boolean =>
  compared.every(
    (part) => JSON.stringify(sorted(one[part])) === JSON.stringify(sorted(other[part])),
  );

/** The server may give the properties of a condition in another order. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
};

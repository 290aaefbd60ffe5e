import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { FilterContext } from './filter-context';
import { FilterPopover } from './filter-popover';
import type { EditedFilter } from './filter-popover';
import type { ListFilter } from './filter-subject';

/** A list that can be filtered: the buttons and the conditions inside open one form. */
export function FilterProvider({
  list,
  children,
}: {
  readonly list: ListFilter;
  readonly children: ReactNode;
}) {
  const [edited, setEdited] = useState<EditedFilter>();
  const buttonId = useId();
  const value = useMemo(
    () => ({
      ...list,
      open: (anchor: HTMLElement, place = list.filter.length) => setEdited({ anchor, place }),
      buttonId,
    }),
    [list, buttonId],
  );
  const focusIfLost = () => {
    if (document.activeElement === document.body) document.getElementById(buttonId)?.focus();
  };
  return (
    <FilterContext value={value}>
      {children}
      <FilterPopover
        {...list}
        edited={edited}
        onClose={() => setEdited(undefined)}
        onClosed={focusIfLost}
      />
    </FilterContext>
  );
}

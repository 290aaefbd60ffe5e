import { useContext } from 'react';
import type { RefObject } from 'react';
import { isShortcut } from '../../session/shortcut';
import { usePageKeys } from '../../session/use-page-keys';
import { RecordOpeningContext } from './store/open-record';

/** The keys of a row. Outside the rows nobody sees which one is meant, so there they only lead to it. */
const rowKeys: readonly string[] = ['j', 'k', 'x', 'd', 'p'];

/** The cell that had the focus last, or the control in it. */
const lastCell = '[role=gridcell][tabindex="0"], [role=gridcell] [tabindex="0"]';
const firstRecord = '[role=gridcell] a';

/** Answers the keys of tables where they do not answer themselves: beside their rows, and on the page around. */
export function useTableKeys(tables: RefObject<HTMLElement | null>): void {
  const opening = useContext(RecordOpeningContext);
  usePageKeys(tables, (event) => {
    if (!isShortcut(event)) return;
    const find = (selector: string) => tables.current?.querySelector<HTMLElement>(selector);
    if (event.key === '?') opening?.showShortcuts();
    else if (rowKeys.includes(event.key)) (find(lastCell) ?? find(firstRecord))?.focus();
    else return;
    event.preventDefault();
  });
}

import type { KeyboardEvent } from 'react';
import { gridClasses } from '@mui/x-data-grid';
import { isShortcut } from './shortcut';

/** The key / leads to the search of the table that has the focus, or of the first one. */
export function searchTable(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: work, target } = event;
  // Dialogs over the page are its children in React alone.
  if (event.key !== '/' || !isShortcut(event) || !work.contains(target as Element)) return;
  const table = (target as Element).closest(`.${gridClasses.root}`) ?? work;
  const box = table.querySelector<HTMLInputElement>('[role=searchbox]');
  if (!box) return;
  event.preventDefault();
  box.focus();
  box.select();
}

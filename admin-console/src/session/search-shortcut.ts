import type { KeyboardEvent } from 'react';
import { gridClasses } from '@mui/x-data-grid';
import { isShortcut } from './shortcut';

/** On the key /, focuses the search of the table that has the focus, or of the first one. */
export function searchTable(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: work, target } = event;
  // React bubbles keys of dialogs through this element, although they are outside of it in the DOM.
  if (event.key !== '/' || !isShortcut(event) || !work.contains(target as Element)) return;
  const table = (target as Element).closest(`.${gridClasses.root}`) ?? work;
  const box = table.querySelector<HTMLInputElement>('[role=searchbox]');
  if (!box) return;
  event.preventDefault();
  box.focus();
  box.select();
}

import type { KeyboardEvent } from 'react';

/** For a button in a cell: the grid would scroll a page on Space and handle Enter itself. */
export function stopGridKeys(event: KeyboardEvent) {
  if (event.key === ' ' || event.key === 'Enter') event.stopPropagation();
}

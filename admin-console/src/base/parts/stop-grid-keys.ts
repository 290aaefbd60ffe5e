import type { KeyboardEvent } from 'react';

/** For a button in a cell: the grid would turn the page on Space and take Enter for itself. */
export function stopGridKeys(event: KeyboardEvent) {
  if (event.key === ' ' || event.key === 'Enter') event.stopPropagation();
}

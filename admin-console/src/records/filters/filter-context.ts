import { createContext } from 'react';
import type { ListFilter } from './filter-subject';

/** The filter of the tables below, and what opens its form. */
interface TableFilter extends ListFilter {
  /** Opens the form of a new condition, or of the one at a place. */
  readonly open: (anchor: HTMLElement, place?: number) => void;
  /** The id of the button that adds a condition; it gets the focus when what had it is gone. */
  readonly buttonId: string;
}

/** Undefined in a table without filters. */
export const FilterContext = createContext<TableFilter | undefined>(undefined);

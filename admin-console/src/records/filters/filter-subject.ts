import type { FilterField } from 'contract/filter-fields';
import type { FilterItem, RecordFilter } from 'contract/record-filter';

/** One value of a field that can be chosen. */
export interface FilterChoice {
  readonly value: string;
  readonly label: string;
  /** How many records have it, where that is known. */
  readonly count?: number;
}

/** What is filtered: the records of a section, or people. */
export interface FilterSubject {
  /** The fields in their order; the first is offered first. */
  readonly fields: readonly FilterField[];
  readonly labelOf: (field: string) => string;
  /** The values that can be chosen; of a text those that are there, the most frequent first. */
  readonly choicesOf: (field: FilterField) => readonly FilterChoice[];
  /** Undefined for a condition that is not complete. */
  readonly read: (item: FilterItem) => FilterItem | undefined;
}

/** The filter of a list, and what changes it. */
export interface ListFilter {
  readonly subject: FilterSubject;
  readonly filter: RecordFilter;
  /** @param isFurther whether it goes on with the last change */
  readonly change: (filter: RecordFilter, isFurther?: boolean) => void;
  /** Undefined while it is not known. */
  readonly foundCount: number | undefined;
}

import { createContext } from 'react';
import type { ReviewState } from 'contract/review';
import type { AdminRecord } from '../../../base/model/admin-record';
import type { RowOrder } from './row-order';

/** What a table can do with the records in its rows. */
export interface RecordOpening {
  /** The `_id` of the record in the side panel. */
  readonly openId: string | undefined;
  readonly open: (recordId: string) => void;
  /** Where a link to the record leads. */
  readonly addressOf: (recordId: string) => string;
  readonly stateOf: (record: AdminRecord) => ReviewState;
  /** Done, or new again when it was done. */
  readonly toggleDone: (record: AdminRecord) => Promise<void>;
  readonly showShortcuts: () => void;
  readonly order: RowOrder;
}

/** Undefined around a table whose records cannot be opened. */
export const RecordOpeningContext = createContext<RecordOpening | undefined>(undefined);

/** The `_id` of a record, if it carries one: without it nothing can be noted. */
export const getRecordId = (record: AdminRecord): string | undefined => {
  const id = record['_id'];
  return typeof id === 'string' && id ? id : undefined;
};

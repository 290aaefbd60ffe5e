import { createContext } from 'react';
import type { ReviewState } from 'contract/review';
import type { AdminRecord } from '../../../base/model/admin-record';
import type { RowOrder } from './row-order';

/** The actions of a table on the records in its rows. */
export interface RecordOpening {
  /** The `_id` of the record in the side panel. */
  readonly openId: string | undefined;
  readonly open: (recordId: string) => void;
  readonly addressOf: (recordId: string) => string;
  readonly stateOf: (record: AdminRecord) => ReviewState;
  /** Sets the state to done, or from done to new. */
  readonly toggleDone: (record: AdminRecord) => Promise<void>;
  readonly showShortcuts: () => void;
  readonly order: RowOrder;
}

/** Undefined around a table whose records cannot be opened. */
export const RecordOpeningContext = createContext<RecordOpening | undefined>(undefined);

/** The `_id` of a record, if it has one: without it nothing can be saved about it. */
export const getRecordId = (record: AdminRecord): string | undefined => {
  const id = record['_id'];
  return typeof id === 'string' && id ? id : undefined;
};

import { createContext } from 'react';
import type { NotDuplicates } from 'contract/review-requests';
import type { AdminRecord } from '../../base/model/admin-record';

/** The decisions about possible duplicates. */
export interface Resolution {
  /** Shows two or more records side by side, to be merged or kept; absent for users who may not decide. */
  readonly compare?: (records: readonly AdminRecord[]) => void;
  readonly notDuplicatePairs: readonly NotDuplicates[];
}

/** Undefined where nothing can be decided. */
export const ResolutionContext = createContext<Resolution | undefined>(undefined);

/** More records side by side are unreadable. */
export const maxComparedRecords = 6;

import { createContext } from 'react';
import { maxMergedInto } from 'contract/review-requests';
import type { NotDuplicates } from 'contract/review-requests';
import type { AdminRecord } from '../../base/model/admin-record';

/** The decisions about possible duplicates. */
export interface Resolution {
  /** Shows two or more records side by side, to be merged or kept; absent for users who may not decide. */
  readonly compare?: (records: readonly AdminRecord[]) => void;
  /** Marks all pairs of two or more records as no duplicates; absent for users who may not decide. */
  readonly keepApart?: (records: readonly AdminRecord[]) => Promise<void>;
  readonly notDuplicatePairs: readonly NotDuplicates[];
}

/** Undefined where nothing can be decided. */
export const ResolutionContext = createContext<Resolution | undefined>(undefined);

/** More records of a group side by side are unreadable. */
export const maxComparedRecords = 6;

/** The survivor, and those that one request merges into it. */
export const maxMergedRecords = 1 + maxMergedInto;

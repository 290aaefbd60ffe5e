import type { KeptPair } from 'contract/review';
import type { AdminRecord } from '../model/admin-record';

/** Whether staff said of two records that they are not the same, and neither has changed since (contract/review). */
export function makeKeptPairLookup(
  pairs: readonly KeptPair[],
): (first: AdminRecord, second: AdminRecord) => boolean {
  const kept = new Set(pairs.map(({ records }) => pairKey(records)));
  if (kept.size === 0) return () => false;
  return (first, second) => kept.has(pairKey([first, second]));
}

const pairKey = (records: readonly { readonly _id?: unknown; readonly __v?: unknown }[]) =>
  JSON.stringify(records.map(({ _id, __v }) => [_id, __v].join('@')).sort());

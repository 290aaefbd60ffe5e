import type { RecordKind } from '../records/review';
import type { WorkSettings } from './work-settings-requests';

/** In milliseconds. */
export const dayLength = 86_400_000;

/** The days in which a record of a kind should be done; null if it has no due time. */
export const getDueDays = (dueDays: WorkSettings['dueDays'], kind: RecordKind): number | null =>
  (kind === 'profiles' ? undefined : dueDays[kind]) ?? null;

/** When a record is due; undefined if its section has no due time or its arrival is no valid time. */
export function getDueAt(receivedAt: string, days: number | null): string | undefined {
  const time = Date.parse(receivedAt) + (days ?? NaN) * dayLength;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

import { isKnownTime, keptUntilText } from 'contract/kept-until';
import { processing, quarantineRetention } from 'contract/processing';
import type { Retention } from 'contract/processing';
import type { RecordKind } from 'contract/review';

/** The data that the retention period of a record depends on. Times are ISO 8601 in UTC, so they sort as texts. */
export interface RetainedRecord {
  readonly kind: RecordKind;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Absent if no staff member has reviewed it. */
  readonly review?: { readonly state: string; readonly at: string };
  /** When its member was last active. */
  readonly seenAt?: string | undefined;
  /** The end of the programme that it registers for; absent if unknown. */
  readonly programEnd?: string | undefined;
  readonly isQuarantined: boolean;
  /** Set for an erased record that the law requires to keep. */
  readonly lockedUntil?: string | undefined;
  /** Whether its consent is valid. */
  readonly isConsented: boolean;
  /** The day until which staff hold it. */
  readonly heldUntil?: string | undefined;
  /** Whether its sender has an open privacy request about it. */
  readonly isAsked?: boolean;
}

/** The time at which a record must be removed, ISO 8601; undefined if it has none and stays. */
export function dueDate(record: RetainedRecord): string | undefined {
  if (record.isAsked) return undefined;
  const due = record.lockedUntil ?? endOfKeeping(record);
  return due && latest(due, record.heldUntil);
}

function endOfKeeping(record: RetainedRecord): string | undefined {
  // Staff are working on it.
  if (record.review?.state === 'in-progress') return undefined;
  const times = startsOf(record);
  // An imported record may have no valid time, so staff have to decide about it.
  if (times.length === 0 || !times.every(isKnownTime)) return undefined;
  const due = keptUntilText(retentionOf(record), latest('', ...times));
  // Staff may still release it from quarantine before its programme ends.
  return due && record.isQuarantined ? latest(due, record.programEnd) : due;
}

function retentionOf({ kind, isQuarantined, isConsented }: RetainedRecord): Retention {
  const { retention, consented } = processing[kind];
  if (isQuarantined) return quarantineRetention;
  return isConsented && consented !== undefined ? consented : retention;
}

/** The retention period begins at the latest of these times. There are none if it has not begun. */
function startsOf(record: RetainedRecord): readonly string[] {
  const { createdAt, updatedAt, review, seenAt = '', programEnd = '' } = record;
  const ifAny = (time: string) => (time === '' ? [] : [time]);
  switch (retentionOf(record).from) {
    case 'arrived':
    case 'year-end':
      return [createdAt];
    case 'done':
      return review?.state === 'done' ? [review.at] : [];
    case 'programme-over':
      return [createdAt, ...ifAny(programEnd)];
    case 'last-contact':
      return [createdAt, updatedAt, ...ifAny(review?.at ?? ''), ...ifAny(seenAt)];
  }
}

export const latest = (first: string, ...others: readonly (string | undefined)[]): string =>
  others.reduce<string>((last, one = '') => (one > last ? one : last), first);

/** In days: merged records are kept at least this long after the merge, so that staff can undo it. */
const mergeSettles = 30;

/**
 * Merged records are one record to staff, who review the survivor, so they are removed together when the last of them
 * is due.
 * @param survivor the record that the others were merged into
 * @param mergedAt the time of the last merge
 */
export function getMergedDueDate(
  survivor: RetainedRecord,
  others: readonly RetainedRecord[],
  mergedAt: string,
): string | undefined {
  const all = [survivor, ...others];
  if (all.some(({ review }) => review?.state === 'in-progress')) return undefined;
  if (all.some((one) => !startsOf(one).every(isKnownTime))) return undefined;
  const latestOf = (read: (record: RetainedRecord) => string | undefined): string =>
    latest('', ...all.map(read));
  const review = survivor.review && {
    ...survivor.review,
    at: latestOf((one) => one.review?.at),
  };
  const due = dueDate({
    ...survivor,
    ...(review && { review }),
    createdAt: latestOf((one) => one.createdAt),
    updatedAt: latestOf((one) => one.updatedAt),
    seenAt: latestOf((one) => one.seenAt),
    programEnd: latestOf((one) => one.programEnd),
    isConsented: all.some((one) => one.isConsented),
    isAsked: all.some((one) => one.isAsked === true),
    heldUntil: latestOf((one) => one.heldUntil),
  });
  if (due === undefined) return undefined;
  const settled = new Date(Date.parse(mergedAt) + mergeSettles * 86_400_000).toISOString();
  return latest(due, settled);
}

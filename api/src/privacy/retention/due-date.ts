import { isKnownTime, keptUntilText } from 'contract/kept-until';
import { processing, quarantineRetention } from 'contract/processing';
import type { Retention } from 'contract/processing';
import type { RecordKind } from 'contract/review';

/** What the time of keeping of a record depends on. Times are ISO 8601 in UTC, so they sort as texts. */
export interface RetainedRecord {
  readonly kind: RecordKind;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Absent: no staff member has touched it. */
  readonly review?: { readonly state: string; readonly at: string };
  /** When its member was last here. */
  readonly seenAt?: string | undefined;
  /** When the programme ends that it is a registration for; absent: that is not known. */
  readonly programEnd?: string | undefined;
  readonly isQuarantined: boolean;
  /** Of one that was erased, and that the law asks to keep. */
  readonly lockedUntil?: string | undefined;
  /** Whether a consent holds. */
  readonly isConsented: boolean;
  /** Until when staff hold it. */
  readonly heldUntil?: string | undefined;
  /** Whether a person asks something about it that staff have not answered. */
  readonly isAsked?: boolean;
}

/** When a record is to be removed, ISO 8601; undefined while nothing says when: it stays. */
export function dueDate(record: RetainedRecord): string | undefined {
  if (record.isAsked) return undefined;
  const due = record.lockedUntil ?? endOfKeeping(record);
  return due && latest(due, record.heldUntil);
}

function endOfKeeping(record: RetainedRecord): string | undefined {
  // Staff are at work on it.
  if (record.review?.state === 'in-progress') return undefined;
  const times = startsOf(record);
  // Imported records may say no time, or an odd one: it is for staff to decide about them.
  if (times.length === 0 || !times.every(isKnownTime)) return undefined;
  const due = keptUntilText(retentionOf(record), latest('', ...times));
  // Staff may still let it out of quarantine while its programme is ahead.
  return due && record.isQuarantined ? latest(due, record.programEnd) : due;
}

function retentionOf({ kind, isQuarantined, isConsented }: RetainedRecord): Retention {
  const { retention, consented } = processing[kind];
  if (isQuarantined) return quarantineRetention;
  return isConsented && consented !== undefined ? consented : retention;
}

/** The times of which the latest begins the time of keeping; none while it has not begun. */
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

/** In days: so long after records were merged staff may find that it was wrong, and all of them stay. */
const mergeSettles = 30;

/**
 * Merged records are one to staff, who review the one that stayed: they are kept until the last of them would go, and then
 * go together.
 * @param survivor the one that stayed
 * @param mergedAt when the last of them was merged
 */
export function dueDateTogether(
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

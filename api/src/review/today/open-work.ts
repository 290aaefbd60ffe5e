import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RecordKind } from 'contract/review';
import type { TodayList } from 'contract/today-requests';
import { dayLength, getDueDays } from 'contract/due-time';
import type { WorkSettings } from 'contract/work-settings-requests';
import { isListed } from '../../storage/records/record-source';
import { isContact } from '../contact-history/contact-history-repository';
import { isOpen } from '../reviews/review-repository';

/** Who asks for the lists, and when. */
export interface Reader {
  /** The id of the staff account. */
  readonly adminId: string;
  /** The sections that the account may read. */
  readonly kinds: readonly RecordKind[];
  readonly now: Date;
  /** The end of the reader's last visit; null during the first, when everything is new. */
  readonly since: string | null;
  readonly dueDays: WorkSettings['dueDays'];
}

/** Selects the open records of the sections with their reviews. Merged, quarantined and locked ones are left out. */
export const openWork = ({ kinds, now }: Pick<Reader, 'kinds' | 'now'>): RawBuilder<unknown> => {
  const forms = kinds.filter((kind) => kind !== 'profiles');
  return sql`
    ${openOf('submissions', now)}
      and submissions.kind in (${sql.join(['', ...forms])})
    union all
    ${openOf('profiles', now)}
      and ${kinds.includes('profiles') ? sql`1 = 1` : sql`1 = 0`}`;
};

function openOf(table: 'submissions' | 'profiles', now: Date): RawBuilder<unknown> {
  const isForm = table === 'submissions';
  const kind = isForm ? sql`submissions.kind` : sql`'profiles'`;
  const none = sql`cast(null as text)`;
  return sql`
    select ${kind} as kind, id, seq, created_at,
      ${isForm ? sql`person` : none} as person, ${isForm ? sql`urgency_hint` : none} as hint,
      coalesce(state, 'new') as state, assignee, urgency, coalesce(reviews.version, -1) as version,
      case when snoozed_until > ${now.toISOString()} then snoozed_until end as snoozed_until,
      case when urgency = 'urgent' or (urgency is null and ${isForm ? sql`urgency_hint is not null` : sql`1 = 0`})
        then 1 else 0 end as is_urgent
    from ${sql.table(table)}
    left join reviews on reviews.kind = ${kind} and record_id = id
    where ${isListed(table)} and ${isOpen}`;
}

/** Matches the rows of `work` (`openWork`) that are in a list. */
export function isInList(list: TodayList, reader: Reader): RawBuilder<boolean> {
  if (list === 'snoozed') return sql`snoozed_until is not null`;
  return sql`snoozed_until is null and ${conditions[list](reader)}`;
}

const conditions: Readonly<
  Record<Exclude<TodayList, 'snoozed'>, (reader: Reader) => RawBuilder<boolean>>
> = {
  new: ({ since }) => sql`created_at > ${since ?? ''}`,
  mine: ({ adminId }) => sql`assignee = ${adminId}`,
  unassigned: () => sql`assignee is null`,
  urgent: () => sql`is_urgent = 1`,
  overdue: isOverdue,
  // An answer of the person ends it, but not one that their mailbox wrote by itself.
  waiting: () => sql`state = 'in-progress' and (
    select max(at) from outreach where outreach.kind = work.kind and record_id = work.id and ${isContact}
  ) > coalesce((
    select max(at) from replies
    where replies.kind = work.kind and record_id = work.id and is_automatic = 0), '')`,
  again: () => sql`person is not null and exists (
    select 1 from submissions as earlier where ${isEarlier(sql`work`)})`,
  open: () => sql`1 = 1`,
};

/** Matches listed submissions, selected as `earlier`, of the same person in the same section as a row. */
export const isEarlier = (row: RawBuilder<unknown>): RawBuilder<boolean> => sql`
  earlier.kind = ${row}.kind and earlier.person = ${row}.person and earlier.seq < ${row}.seq
    and ${isListed('submissions')} and merged_into is null`;

function isOverdue({ kinds, now, dueDays }: Reader): RawBuilder<boolean> {
  const cases = kinds.flatMap((kind) => {
    const days = getDueDays(dueDays, kind);
    if (days === null) return [];
    const latest = new Date(now.getTime() - days * dayLength).toISOString();
    return [sql`when ${kind} then ${latest}`];
  });
  // A text that all arrivals are after stands for the sections without a due time.
  return cases.length === 0
    ? sql`1 = 0`
    : sql`created_at <= case work.kind ${sql.join(cases, sql` `)} else '' end`;
}

/** Sections with the same due time, in which the order of arrival is the order in which records are due. */
export function groupByDueDays({ kinds, dueDays }: Reader): readonly (readonly RecordKind[])[] {
  const groups = new Map<number | null, RecordKind[]>();
  for (const kind of kinds) {
    const days = getDueDays(dueDays, kind);
    groups.set(days, [...(groups.get(days) ?? []), kind]);
  }
  return [...groups.values()];
}

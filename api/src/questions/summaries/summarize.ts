import { toInnsbruckDay } from 'contract/innsbruck-day';
import type { FilterReader } from 'contract/matches-filter';
import { previousPeriod, readPeriod } from 'contract/periods';
import type { RecordKind } from 'contract/review';
import { fitsSection, groupings, maxGroups } from 'contract/summary-requests';
import type { Summary, SummaryQuestion, SummarySums } from 'contract/summary-requests';
import type { Database } from '../../storage/database';
import { findSpellings } from '../ready/shares';
import { SummaryRepository } from './summary-repository';
import type { CountedGroup } from './summary-repository';

type Group = Summary['groups'][number];

type ShownKey = Pick<Group, 'key' | 'spellings'>;

/** What groups of several sections have together. */
type Sums = Omit<CountedGroup, 'kind' | 'key'>;

type ShownGroup = Sums & ShownKey;

/**
 * Counts and sums records of the sections.
 * @param kinds those of the question that the caller may read; at least one
 * @returns undefined if the question does not fit each of the sections
 */
export async function summarize(
  database: Database,
  kinds: readonly RecordKind[],
  question: SummaryQuestion,
  reader: FilterReader,
): Promise<Summary | undefined> {
  const { groupBy, ...ungrouped } = question;
  const period = readPeriod(question.period ?? 'all', reader.now);
  if (period === undefined || !kinds.every((kind) => fitsSection(kind, question))) return undefined;
  const repository = new SummaryRepository(database);
  const isSummed = question.amount !== undefined;
  const records = await repository.find(kinds, question.filter, reader);
  const found = await repository.sum(records, question, period);
  const previous = previousPeriod(period, reader.now);
  const groups = groupBy === undefined ? [] : await toGroups(found, groupBy);
  const [shown, others] =
    groupBy === 'month'
      ? [groups.slice(-maxGroups), groups.slice(0, -maxGroups)]
      : [groups.slice(0, maxGroups), groups.slice(maxGroups)];
  const names = groupBy === 'assignee' ? await repository.readNames(shown) : undefined;
  return {
    total: toSums(found, isSummed),
    sections: kinds.map((kind) => ({
      kind,
      ...toSums(
        found.filter((group) => group.kind === kind),
        isSummed,
      ),
    })),
    ...(previous && {
      previous: toSums(await repository.sum(records, ungrouped, previous), isSummed),
    }),
    groups: shown.map((group) => {
      const { key, spellings } = group;
      const name = names?.get(key);
      return {
        ...{ key, ...(name !== undefined && { name }), ...(spellings && { spellings }) },
        ...toSums([group], isSummed),
      };
    }),
    ...(others.length > 0 && { others: toSums(others, isSummed) }),
  };
}

const isGrouping = (groupBy: string): boolean => (groupings as readonly string[]).includes(groupBy);

/** Adds up groups whose keys are shown as the same, and sorts them. */
async function toGroups(
  found: readonly CountedGroup[],
  groupBy: string,
): Promise<readonly ShownGroup[]> {
  const toShown = await shownKeys(found, groupBy);
  const groups = new Map<string, ShownGroup>();
  for (const { key, count, amounts, cents } of found) {
    const shown = toShown(key ?? '');
    const before = groups.get(shown.key) ?? { count: 0, amounts: 0, cents: 0 };
    groups.set(shown.key, {
      ...shown,
      count: before.count + count,
      amounts: before.amounts + amounts,
      cents: before.cents + cents,
    });
  }
  return [...groups.values()].sort(groupBy === 'month' ? byKey : byCount);
}

async function shownKeys(
  found: readonly CountedGroup[],
  groupBy: string,
): Promise<(key: string) => ShownKey> {
  if (groupBy === 'month')
    return (hour) => ({ key: toInnsbruckDay(new Date(`${hour}:00:00.000Z`)).slice(0, 7) });
  if (isGrouping(groupBy)) return (key) => ({ key });
  const spelled = await findSpellings(found.map(({ key, count }) => ({ value: key ?? '', count })));
  return (key) => {
    const { value = '', spellings = [] } = spelled.get(key) ?? {};
    return { key: value, ...(spellings.length > 1 && { spellings }) };
  };
}

const byKey = (one: ShownGroup, other: ShownGroup): number => (one.key < other.key ? -1 : 1);

/** The order of equal ones is that of their keys, so that it is the same each time. */
const byCount = (one: ShownGroup, other: ShownGroup): number =>
  other.count - one.count || byKey(one, other);

function toSums(groups: readonly Sums[], isSummed: boolean): SummarySums {
  const [count, amounts, cents] = (['count', 'amounts', 'cents'] as const).map((name) =>
    groups.reduce((total, group) => total + group[name], 0),
  ) as [number, number, number];
  return {
    count,
    sum: isSummed ? cents / 100 : null,
    average: isSummed && amounts > 0 ? Math.round(cents / amounts) / 100 : null,
  };
}

import {
  filterFields,
  nobodyAsAssignee,
  operatorsOf,
  takesList,
  takesValue,
} from 'contract/filter-fields';
import type { FilterField } from 'contract/filter-fields';
import { toInnsbruckDay } from 'contract/innsbruck-day';
import { movingPeriods, readPeriod } from 'contract/periods';
import { readFilter } from 'contract/record-filter';
import type { FilterItem, RecordFilter } from 'contract/record-filter';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { amountFields, groupChoices, groupings } from 'contract/summary-requests';
import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import {
  generateRecords,
  generatedStaff,
  generatedTexts,
  generatedUntil,
  makeRandom,
} from '../../../testing/samples/generated-records';
import type { GeneratedRecord } from '../../../testing/samples/generated-records';
import { SlowQuestions } from '../../../testing/samples/slow-questions';
import { storeGeneratedRecords } from '../../../testing/samples/store-generated-records';
import { summarize } from './summarize';

const isFull = process.env['TEST_FULL'] !== undefined;
const reader = { now: generatedUntil, me: generatedStaff[0] };
const records = generateRecords(2, isFull ? 2000 : 500);
const reference = new SlowQuestions(records, recordKinds, generatedUntil);
let random = makeRandom(48);

const periods = [
  ...movingPeriods,
  ...['2026', '2026-10', '2026-03-29', '2025-10-26..2026-03-29', '2026-10-25'],
];

/** A value that conditions on a field may have, often one that a record has. */
function makeValue(field: FilterField, kind: RecordKind): string {
  const stored = random.pick(records.filter((one) => one.kind === kind)).body[field.field];
  switch (field.type) {
    case 'choice':
      return random.pick(field.choices ?? []);
    case 'person':
      return random.pick(['me', nobodyAsAssignee, ...generatedStaff, 'stranger']);
    case 'amount':
      return random.isOneIn(2) ? String(stored ?? 5) : String(random.below(1000));
    case 'text':
      return random.isOneIn(2) && typeof stored === 'string' && stored.trim() !== ''
        ? stored.slice(0, 200)
        : random.pick(generatedTexts);
    case 'day':
    case 'time':
      return random.pick(periods);
  }
}

function makeItem(
  kind: RecordKind,
  field: FilterField,
  operator = random.pick(operatorsOf(field)),
): FilterItem {
  const item = { field: field.field, operator };
  if (!takesValue(operator)) return item;
  const value = makeValue(field, kind);
  return { ...item, value: takesList(operator) ? [value, makeValue(field, kind)] : value };
}

/** Makes a filter of conditions whose fields the server can compare. */
function makeFilter(kind: RecordKind): RecordFilter {
  const fields = filterFields(kind).filter(({ isEncrypted }) => !isEncrypted);
  return Array.from({ length: 1 + random.below(3) }, () => makeItem(kind, random.pick(fields)));
}

const sumsOf = (some: readonly GeneratedRecord[], amount: string | undefined) => {
  const euros = some.flatMap(({ body }) => {
    const value = amount === undefined ? undefined : body[amount];
    return typeof value === 'number' ? [value] : [];
  });
  const cents = euros.reduce((total, one) => total + Math.round(one * 100), 0);
  return {
    count: some.length,
    sum: amount === undefined ? null : cents / 100,
    average: euros.length === 0 ? null : Math.round(cents / euros.length) / 100,
  };
};

function keyOf(record: GeneratedRecord, groupBy: string): string {
  if (groupBy === 'month') return toInnsbruckDay(new Date(record.createdAt)).slice(0, 7);
  if (groupBy === 'state') return record.review?.state ?? 'new';
  if (groupBy === 'assignee') return record.review?.assignee ?? nobodyAsAssignee;
  return String(record.body[groupBy] ?? '');
}

describe.each(bothDatabases)('on %s', (databaseKind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    // Both databases get the same filters.
    random = makeRandom(48);
    test = await makeDatabase(databaseKind);
    await storeGeneratedRecords(test.database, records);
  });
  afterAll(() => test.remove());

  const count = async (kinds: readonly RecordKind[], filter: RecordFilter) =>
    (await summarize(test.database, kinds, { kinds, filter }, reader))?.total.count;

  it('finds with each operator of each field what the evaluator of the console finds', async () => {
    for (const kind of isFull ? recordKinds : (['pledge', 'firstTimer', 'profiles'] as const))
      for (const field of filterFields(kind).filter(({ isEncrypted }) => !isEncrypted))
        for (const operator of operatorsOf(field)) {
          const filter = [makeItem(kind, field, operator)];
          expect(readFilter(kind, filter)).toEqual(filter);
          expect([filter, await count([kind], filter)]).toEqual([
            filter,
            reference.countList({ kind, filter }),
          ]);
        }
  });

  it('finds with filters of several conditions what the evaluator of the console finds', async () => {
    const found: number[] = [];
    for (let number = 0; number < (isFull ? 3000 : 60); number++) {
      const kind = random.pick(recordKinds);
      const filter = makeFilter(kind);
      const expected = reference.countList({ kind, filter });
      found.push(expected);
      expect([kind, filter, await count([kind], filter)]).toEqual([kind, filter, expected]);
    }
    // Filters that find nothing would prove nothing.
    expect(found.filter((one) => one > 0).length).toBeGreaterThan(found.length / 5);
  });

  it('sums all pledges by each of their groups, in any period', async () => {
    const amount = amountFields('pledge')[0];
    for (const groupBy of groupChoices('pledge'))
      for (const period of periods) {
        const kinds = ['pledge'] as const;
        const question = { kinds, filter: [], period, groupBy, ...(amount && { amount }) };
        const summary = await summarize(test.database, kinds, question, reader);
        const { from = '', to = '' } = readPeriod(period, generatedUntil) ?? {};
        const expected = reference
          .listMatches({ kind: 'pledge', filter: [] })
          .filter(({ createdAt }) => from <= createdAt && createdAt < to);
        expect(summary?.total).toEqual(sumsOf(expected, amount));
        const groups = summary?.groups ?? [];
        expect(groups.reduce((sum, group) => sum + group.count, 0)).toBe(expected.length);
        // Spellings of a text are one group, whose key is one of them.
        if ((groupings as readonly string[]).includes(groupBy))
          expect(groups.map(({ name: _name, ...group }) => group)).toEqual(
            groups.map(({ key }) => ({
              key,
              ...sumsOf(
                expected.filter((one) => keyOf(one, groupBy) === key),
                amount,
              ),
            })),
          );
      }
  });

  it('groups by fields as a filter finds their values', async () => {
    for (const kind of isFull ? recordKinds : (['programAttendance', 'profiles'] as const))
      for (const groupBy of groupChoices(kind).slice(groupings.length)) {
        const question = { kinds: [kind], filter: [], groupBy };
        const summary = await summarize(test.database, [kind], question, reader);
        for (const { key, spellings = [key], count: counted } of summary?.groups ?? []) {
          const item: FilterItem =
            key === ''
              ? { field: groupBy, operator: 'isEmpty' }
              : { field: groupBy, operator: 'isAnyOf', value: spellings };
          expect([kind, groupBy, key, counted]).toEqual([
            ...[kind, groupBy, key],
            reference.countList({ kind, filter: [item] }),
          ]);
        }
      }
  });

  it('counts several sections together by a field that they share', async () => {
    const kinds = ['firstTimer', 'secondTimer', 'newBeliever'] as const;
    const filter = [{ field: 'review.state', operator: 'isNoneOf', value: ['done'] }] as const;
    const expected = kinds.map((kind) => ({ kind, count: reference.countList({ kind, filter }) }));
    const question = { kinds, filter, groupBy: 'month' };
    const summary = await summarize(test.database, kinds, question, reader);
    expect(summary?.sections).toMatchObject(expected);
    expect(summary?.total.count).toBe(expected.reduce((sum, one) => sum + one.count, 0));
  });
});

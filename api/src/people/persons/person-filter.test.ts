import fc from 'fast-check';
import { exportPeople } from 'contract/people-export-requests';
import { passingChoices } from 'contract/person-filter';
import { listPersons } from 'contract/person-requests';
import type { PersonHead } from 'contract/persons';
import { readPeriod } from 'contract/periods';
import type { FilterItem, RecordFilter } from 'contract/record-filter';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { bothDatabases } from '../../../testing/databases/databases';
import { listAuditEntries } from '../../../testing/people/audit-entries';
import { logInWith } from '../../../testing/people/roles';
import { logInStaff, send } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { anyPersonFilter, storePersons } from '../../../testing/samples/filtered-persons';
import type { GeneratedPerson } from '../../../testing/samples/filtered-persons';
import { generatedStaff } from '../../../testing/samples/generated-records';
import type { GeneratedRecord } from '../../../testing/samples/generated-records';
import { useApp } from '../../../testing/test-app';
import { selectPersons } from './person-filter';
import { PersonRepository } from './person-repository';

const now = new Date('2026-11-03T12:00:00.000Z');
const adminId = generatedStaff[0];
const runs = process.env['TEST_FULL'] === undefined ? 150 : 3000;

/** The persons that match, found by going through all records. */
function findSlowly(
  persons: readonly GeneratedPerson[],
  filter: RecordFilter,
  kinds: readonly RecordKind[],
): readonly string[] {
  const told = ({ records }: GeneratedPerson) => records.filter(({ kind }) => kinds.includes(kind));
  const isTold = (person: GeneratedPerson) => told(person).length > 0;
  const livesWithSomebody = ({ id, household }: GeneratedPerson) =>
    household !== null &&
    persons.some((one) => one.id !== id && one.household === household && isTold(one));
  return persons
    .filter(isTold)
    .filter((person) => {
      const current = told(person).filter(({ mergedInto }) => mergedInto === null);
      const counted = current.filter((one) => filter.every((item) => isCounted(one, item)));
      return filter.every((item) => {
        const choices = passingChoices(item);
        const isOneOf = (value: unknown) => [item.value].flat().includes(String(value));
        const isAny = item.operator === 'isAnyOf';
        const yes = (is: boolean) => choices.includes(is ? 'yes' : 'no');
        switch (item.field) {
          case 'section':
            return (isAny ? counted : current).some(({ kind }) => isOneOf(kind)) === isAny;
          case 'firstReceived': {
            const sections = filter.flatMap((one) =>
              one.field === 'section' && one.operator === 'isAnyOf' ? [one.value].flat() : [],
            );
            const [first] = current
              .filter(({ kind }) => sections.length === 0 || sections.includes(kind))
              .map(({ createdAt }) => createdAt)
              .sort();
            return first !== undefined && isReceived(first, item);
          }
          case 'open':
            if (choices.join() === 'yes') break;
            return yes(current.some(isOpen));
          case 'contacted':
            return yes(
              told(person).some(({ contacts }) =>
                contacts.some(({ outcome }) => outcome === null || outcome === 'reached'),
              ),
            );
          case 'language':
            return current.some(({ language }) => isOneOf(language)) === isAny;
          case 'country':
            return (
              current.some(({ kind, body }) => kind === 'profiles' && isOneOf(body['country'])) ===
              isAny
            );
          case 'consent': {
            const said = current.map(({ consent }) => consent);
            const last = said.includes('given') ? 'given' : 'withdrawn';
            return choices.includes(said.includes(last) ? last : 'none');
          }
          case 'household':
            return yes(livesWithSomebody(person));
        }
        // Of several sections, each needs a record of its own.
        const asksForSection = filter.some(
          (one) => one.field === 'section' && one.operator === 'isAnyOf',
        );
        return asksForSection || counted.length > 0;
      });
    })
    .map(({ id }) => id)
    .sort();
}

const isOpen = ({ review }: GeneratedRecord) => review?.state !== 'done';

function isCounted(record: GeneratedRecord, item: FilterItem): boolean {
  const { createdAt, review } = record;
  const { field, operator, value } = item;
  if (field === 'open') return passingChoices(item).join() !== 'yes' || isOpen(record);
  if (field === 'review.assignee') {
    const ids = [value].flat().map((id) => (id === 'me' ? adminId : id));
    return ids.includes(review?.assignee ?? 'nobody') === (operator === 'isAnyOf');
  }
  return field !== 'createdAt' || isReceived(createdAt, item);
}

function isReceived(at: string, { operator, value }: FilterItem): boolean {
  const period = readPeriod(String(value), now);
  if (!period) return false;
  if (operator === 'before') return at < period.from;
  return operator === 'after' ? at >= period.to : at >= period.from && at < period.to;
}

describe.each(bothDatabases)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => now });
  let call: StaffCall;
  beforeEach(async () => {
    call = await logInStaff(server);
  });

  it.each<[string, readonly RecordKind[]]>([
    ['all sections', recordKinds],
    ['two sections', ['firstTimer', 'profiles']],
  ])('finds those who match, by the records of %s', async (_what, kinds) => {
    const persons = await storePersons(server.database);
    const repository = new PersonRepository(server.database, kinds);
    await fc.assert(
      fc.asyncProperty(anyPersonFilter, async (filter) => {
        const among = selectPersons(filter, { kinds, adminId, now });
        const { ids } = await repository.list({ among }, { from: 0, count: 1000 });
        expect([...ids].sort()).toEqual(findSlowly(persons, filter, kinds));
      }),
      // Both databases get the same filters.
      { numRuns: runs, seed: 48 },
    );
  });

  describe('of first timers', () => {
    const ada = { email: 'ada@example.org', phone: '+43 512 000002' };
    beforeEach(async () => {
      await send(server, 'firstTimer', { ...ada, fullName: 'Ada Sample' });
      await send(server, 'secondTimer', { ...ada, name: 'Ada Sample' });
      const ben = { fullName: 'Ben Sample', email: 'ben@example.org', phone: '+43 512 000004' };
      await send(server, 'firstTimer', ben);
    });
    const filter =
      'section_isAnyOf_firstTimer*.createdAt_within_2026-11*.section_isNoneOf_secondTimer';
    const find = async (query: object, by = call) => {
      const answer = await by(listPersons, { query });
      return answer.json<{ persons: PersonHead[] }>().persons.map(({ name }) => name);
    };

    it('finds who did not come again, together with a list and a section', async () => {
      expect(await find({ filter })).toEqual(['Ben Sample']);
      expect(await find({ filter: filter.replace('11*', '10*') })).toEqual([]);
      expect(await find({ filter, kind: 'firstTimer' })).toEqual(['Ben Sample']);
      expect(await find({ filter, list: 'members' })).toEqual([]);
    });

    it('tells how many there are alone, where nobody is read', async () => {
      await send(server, 'welfare', { ...ada, name: 'Ada Sample', message: 'a secret' });
      const list = async (query: object) =>
        (
          await call(listPersons, { query: { filter: 'section_isAnyOf_welfare', ...query } })
        ).json();
      const readings = async () =>
        (await listAuditEntries(server)).filter(({ kind }) => kind === 'welfare');
      expect(await list({ only: 'count' })).toEqual({ persons: [], total: 1 });
      expect(await readings()).toEqual([]);
      expect(await list({})).toMatchObject({ persons: [{ name: 'Ada Sample' }], total: 1 });
      expect(await readings()).toMatchObject([{ details: expect.stringContaining('record') }]);
    });

    it('is refused where it would keep the database busy for long', async () => {
      const asked = Array.from({ length: 100 }, () => call(listPersons, { query: { filter } }));
      const codes = new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode));
      expect([...codes].toSorted((one, other) => one - other)).toEqual([200, 503]);
    });

    it('decides by records that the caller may read', async () => {
      const { call: limited } = await logInWith(server, 'treasurer');
      await send(server, 'pledge', { ...ada, name: 'Ada Sample' });
      expect(await find({ filter: 'section_isAnyOf_firstTimer' }, limited)).toEqual([]);
      expect(await find({ filter: 'section_isNoneOf_firstTimer' }, limited)).toEqual([
        'Ada Sample',
      ]);
    });

    it.each(['section_isAnyOf_nothing', 'email_is_a@b.at', 'createdAt_within_soon', '_'])(
      'refuses the filter %s',
      async (text) => {
        expect((await call(listPersons, { query: { filter: text } })).statusCode).toBe(400);
        const body = { format: 'csv', language: 'en', filter: text };
        expect((await call(exportPeople, { body })).statusCode).toBe(400);
      },
    );
  });
});

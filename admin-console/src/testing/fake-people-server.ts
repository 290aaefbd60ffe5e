import {
  getPerson,
  getTimeline,
  joinPersons,
  listPersonProposals,
  listPersons,
  partPerson,
  searchPersons,
  separatePersons,
  undoPersonChange,
} from 'contract/person-requests';
import type { Person, RecordOfPerson, TimelineEntry } from 'contract/person-requests';
import { listHouseholdProposals } from 'contract/household-requests';
import type { PersonChange, PersonHead, PersonProposal } from 'contract/persons';
import { getStaffAccount } from 'contract/my-account-requests';
import { getReviews } from 'contract/review-requests';
import type { RecordKind } from 'contract/review';
import type { Right } from 'contract/rights';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import { account } from './answer-table';

/** A record of a section that a person has sent. */
export const recordOf = (
  kind: RecordKind,
  name: string,
  change: Partial<RecordOfPerson['record']> = {},
): RecordOfPerson => ({
  kind,
  record: {
    _id: `${kind}-${name}`,
    ...{ name, email: `${name.toLowerCase()}@example.org`, phone: '+43 512 000000' },
    createdAt: '2026-03-01T09:00:00.000Z',
    updatedAt: '2026-03-01T09:00:00.000Z',
    __v: 0,
    ...change,
  },
});

/** A person who has sent some records. */
export function fakePerson(
  name: string,
  entries: readonly RecordOfPerson[] = [recordOf('contact', name)],
  change: Partial<Person> = {},
): Person {
  return {
    ...{ _id: `p-${name}`, name, version: 0, isMember: false },
    emails: [`${name.toLowerCase()}@example.org`],
    phones: ['+43 512 000000'],
    records: entries.map(({ kind, record }) => ({ kind, _id: record._id })),
    recordCount: entries.length,
    open: entries.length,
    lastAt: '2026-03-01T09:00:00.000Z',
    entries: [...entries],
    ...{ duplicates: [], proposals: [], changes: [] },
    ...change,
  };
}

/** A pair for staff to decide. */
export const fakeProposal = (
  one: PersonHead,
  other: PersonHead,
  change: Partial<PersonProposal> = {},
): PersonProposal => ({
  persons: [one, other],
  records: [...one.records.slice(0, 1), ...other.records.slice(0, 1)],
  ...{ reasons: ['name'], isObvious: false },
  ...change,
});

/** State that a test may read and change. */
export interface FakePeopleServer {
  readonly calls: readonly SentCall[];
  people: Person[];
  proposals: PersonProposal[];
  timeline: TimelineEntry[];
  /** What was joined, parted and kept apart and not undone. */
  changes: PersonChange[];
  pageLength: number;
  /** What the user may do. */
  rights: readonly Right[];
}

/** Persons behind the fake network. A result of `respond` comes first. */
export function fakePeopleServer(
  people: readonly Person[],
  proposals: readonly PersonProposal[] = [],
  respond: (call: SentCall) => FakeAnswer | undefined = () => undefined,
): FakePeopleServer {
  const server = {
    ...{ calls: [], people: [...people], proposals: [...proposals] },
    ...{ timeline: [], changes: [], pageLength: 50, rights: account.rights },
  } as FakePeopleServer;
  const calls = fakeNetwork((call) => respond(call) ?? answer(server, call));
  return Object.assign(server, { calls });
}

const ok = (body: unknown): FakeAnswer => ({ status: 200, body });
const missing: FakeAnswer = {
  status: 404,
  body: { message: 'There is no such person.', error: 'There is no such person.' },
};

function answer(server: FakePeopleServer, { method, path, body }: SentCall): FakeAnswer {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const from = Number(searchParams.get('from') ?? 0);
  const upTo = from + server.pageLength;
  const line = `${method} ${pathname}`;
  if (pathname === getStaffAccount.path) return ok({ ...account, rights: server.rights });
  if (pathname.startsWith(getReviews.path.replace(':kind', '')))
    return ok({ reviews: [], merges: [], keptPairs: [] });
  if (line === `GET ${listPersons.path}`) {
    const list = server.people.filter(
      ({ isMember }) => isMember || searchParams.get('list') !== 'members',
    );
    const persons = searchParams.has('only') ? [] : list.slice(from, upTo);
    return ok({ persons, total: list.length });
  }
  if (line === `GET ${listPersonProposals.path}`) {
    const { proposals } = server;
    return ok({ proposals: proposals.slice(from, upTo), total: proposals.length });
  }
  if (line === `GET ${listHouseholdProposals.path}`) return ok({ proposals: [], total: 0 });
  if (line === `POST ${searchPersons.path}`) {
    const { q } = body as { q: string };
    const isFound = ({ name }: Person) => name.toLowerCase().includes(q.toLowerCase());
    return ok({ persons: server.people.filter(isFound), isCut: false });
  }
  return method === 'GET'
    ? answerAboutPerson(server, pathname)
    : change(server, line, body as SentChange | undefined);
}

function answerAboutPerson(server: FakePeopleServer, pathname: string): FakeAnswer {
  const id = pathname.split('/')[4];
  if (!pathname.startsWith(getPerson.path.replace(':id', ''))) return ok([]);
  const person = server.people.find(
    ({ _id, records }) => _id === id || records.some((one) => one._id === id),
  );
  if (!person) return missing;
  return pathname.endsWith(getTimeline.path.replace(getPerson.path, ''))
    ? ok({ entries: server.timeline })
    : ok(person);
}

interface SentChange {
  readonly persons?: readonly { readonly _id: string }[];
  readonly records?: readonly string[];
}

/** Like the real server, a pair that is decided is proposed no more, and again once that is undone. */
function change(
  server: FakePeopleServer,
  line: string,
  { persons = [], records }: SentChange = {},
): FakeAnswer {
  const undone = server.changes.find(
    ({ _id }) => line === `POST ${undoPersonChange.path.replace(':id', _id)}`,
  );
  if (undone) {
    server.changes = server.changes.filter((one) => one !== undone);
    return ok({ persons: [] });
  }
  const made: PersonChange = {
    _id: `c${server.changes.length + 1}`,
    what: 'join',
    at: '2026-03-02T09:00:00.000Z',
    by: account.staff.email,
    records: [],
  };
  const [first] = server.people;
  const ids = new Set(persons.map(({ _id }) => _id));
  const decided = { status: 201, body: { change: made, person: first, parted: first } };
  if (line === `POST ${joinPersons.path}`) server.changes.push(made);
  else if (line === `POST ${separatePersons.path}`) server.changes.push({ ...made, what: 'apart' });
  else if (records && line.startsWith(partPerson.method))
    server.changes.push({ ...made, what: 'part' });
  server.proposals = server.proposals.filter(
    (pair) => !pair.persons.every(({ _id }) => ids.has(_id)),
  );
  return decided;
}

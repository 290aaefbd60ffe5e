import type { FastifyInstance } from 'fastify';
import { parseJson } from 'contract/answer-reader';
import type { FollowUpStep } from 'contract/contact-history-requests';
import {
  changeFollowUpDays,
  defaultFollowUpDays,
  listDueContacts,
  listNeverContacted,
  neverContactedPage,
} from 'contract/follow-up-requests';
import type { DueContacts, UnreachedPerson } from 'contract/follow-up-requests';
import { toInnsbruckDay } from 'contract/innsbruck-day';
import { readValue } from 'contract/read-value';
import type { RecordKind } from 'contract/review';
import { serve, serveChange } from '../../http/serve';
import type { Clock } from '../../storage/clock';
import type { Database } from '../../storage/database';
import { SettingRepository } from '../../storage/setting-repository';
import { findDueContact, findFirstContact, getFollowUpStart, planFollowUp } from './follow-up-plan';
import type { NextContact } from './follow-up-plan';
import { FollowUpRepository, followUpKind } from './follow-up-repository';
import type { FollowedPerson, PersonDetails } from './follow-up-repository';

const mostDue = 100;

/** The contacts that are due today, the people never reached, and the days on which contacts are planned. */
export function serveFollowUp(app: FastifyInstance): void {
  serve(app, listDueContacts, async ({ request, staff }) => {
    await app.accessLog.noteList(request, followUpKind);
    return listDue(app, staff._id);
  });
  serve(app, listNeverContacted, async ({ request, query: { order, from = 0 } }) => {
    await app.accessLog.noteList(request, followUpKind);
    const repository = new FollowUpRepository(app.database, app.now);
    const page = { order, from, limit: neverContactedPage };
    const people = await repository.listNeverContacted(page);
    return {
      people: await toCards(repository, people, (card) => card),
      total: await repository.countNeverContacted(),
    };
  });
  serveChange(app, changeFollowUpDays, async ({ transaction, body, note }) => {
    const days = [...body.days].sort((one, other) => one - other);
    const repository = new FollowUpDayRepository(transaction, app.now);
    if ((await repository.read()).join() === days.join()) return { days };
    await repository.write(days);
    await note({ details: { followUpDays: days.join(' ') } });
    return { days };
  });
}

/** The planned contacts with the person of a record; undefined if there are none (any more). */
export async function getFollowUp(
  { database, now }: FastifyInstance,
  kind: RecordKind,
  id: string,
): Promise<readonly FollowUpStep[] | undefined> {
  if (kind !== followUpKind) return undefined;
  const person = await new FollowUpRepository(database, now).find(id);
  if (person === undefined) return undefined;
  const steps = planFollowUp(person, await new FollowUpDayRepository(database, now).read(), now());
  return steps.length > 0 ? steps : undefined;
}

/** What became due last stands first, so that who came lately is not behind those who have waited for long. */
async function listDue({ database, now }: FastifyInstance, staffId: string): Promise<DueContacts> {
  const days = await new FollowUpDayRepository(database, now).read();
  const repository = new FollowUpRepository(database, now);
  const { people, isCut } = await repository.listFollowed(getFollowUpStart(days, now()));
  const found = people.map((person) => ({ person, next: findDueContact(person, days, now()) }));
  const due = found.filter((one): one is Due => typeof one.next === 'object');
  due.sort((one, other) => compareTexts(other.next.date, one.next.date));
  const isMine = ({ person: { assignee } }: Due) => assignee === staffId;
  const [mine, others] = [due.filter(isMine), due.filter((one) => !isMine(one))];
  // A long list of others leaves room for the user's own people.
  const shown = new Set([...mine, ...others].slice(0, mostDue));
  const dueOf = new Map(due.map(({ person, next }) => [person.id, next]));
  const today = toInnsbruckDay(now());
  const coming = people.flatMap((person) => findFirstContact(person, days, now()) ?? []);
  return {
    days,
    due: await toCards(
      repository,
      due.filter((one) => shown.has(one)).map(({ person }) => person),
      (card) => {
        const { day, date = today } = dueOf.get(card._id) ?? {};
        return { ...card, ...(day !== undefined && { day }), date, isLate: date < today };
      },
    ),
    isCut: isCut || due.length > mostDue,
    counts: {
      mine: mine.length,
      nobodys: due.filter(({ person: { assignee } }) => assignee === null).length,
      all: due.length,
    },
    ...(coming.length > 0 && { coming: { count: coming.length, date: coming.sort()[0] ?? today } }),
    resting: found.filter(({ next }) => next === 'resting').length,
    neverContacted: isCut
      ? await repository.countNeverContacted()
      : people.filter(({ contacts }) => contacts.last === undefined).length,
  };
}

interface Due {
  readonly person: FollowedPerson;
  readonly next: NextContact;
}

const compareTexts = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Adds what cards show. */
async function toCards<Card>(
  repository: FollowUpRepository,
  people: readonly FollowedPerson[],
  complete: (card: UnreachedPerson) => Card,
): Promise<Card[]> {
  const details = await repository.readDetails(people.map(({ id }) => id));
  return people.flatMap((person) => {
    const known = details.get(person.id);
    return known ? complete(toPerson(person, known)) : [];
  });
}

function toPerson(
  { id, arrivedAt, assignee, contacts }: FollowedPerson,
  { changedAt, ...known }: PersonDetails,
): UnreachedPerson {
  const { last, tries, wrongNumberAt = '' } = contacts;
  return {
    ...{ _id: id, ...known, tries, receivedAt: arrivedAt },
    // A change of the record may have corrected the number.
    hasWrongNumber: wrongNumberAt > changedAt,
    ...(assignee !== null && { assignee }),
    ...(last && {
      lastContact: {
        way: last.way,
        at: last.at,
        ...(last.outcome !== null && { outcome: last.outcome }),
      },
    }),
  };
}

const name = 'follow-up';
/** Stores the days after arrival on which first timers are contacted, in order. */
class FollowUpDayRepository {
  private readonly settings: SettingRepository;

  constructor(database: Database, now: Clock) {
    this.settings = new SettingRepository(database, now);
  }

  async read(): Promise<readonly number[]> {
    const chosen = parseJson((await this.settings.read(name)) ?? '');
    return readValue(changeFollowUpDays.response, chosen)?.days ?? defaultFollowUpDays;
  }

  write(days: readonly number[]): Promise<void> {
    return this.settings.write(name, JSON.stringify({ days }));
  }
}

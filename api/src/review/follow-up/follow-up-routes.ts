import type { FastifyInstance } from 'fastify';
import { parseJson } from 'contract/answer-reader';
import type { FollowUpStep } from 'contract/contact-history-requests';
import {
  changeFollowUpDays,
  defaultFollowUpDays,
  listDueContacts,
  listNeverReached,
  neverReachedPage,
} from 'contract/follow-up-requests';
import type { DueContact, DueContacts, UnreachedPerson } from 'contract/follow-up-requests';
import { toInnsbruckDay } from 'contract/innsbruck-day';
import { readValue } from 'contract/read-value';
import type { RecordKind } from 'contract/review';
import { serve, serveChange } from '../../http/serve';
import type { Clock } from '../../storage/clock';
import type { Database } from '../../storage/database';
import { SettingRepository } from '../../storage/setting-repository';
import { findDueContact, getFollowUpStart, planFollowUp } from './follow-up-plan';
import type { NextContact } from './follow-up-plan';
import { FollowUpRepository, followUpKind } from './follow-up-repository';
import type { FollowedRow } from './follow-up-repository';

const mostDue = 500;

/** The contacts that are due today, the people never reached, and the days on which contacts are planned. */
export function serveFollowUp(app: FastifyInstance): void {
  serve(app, listDueContacts, async ({ request }) => {
    await app.accessLog.noteList(request, followUpKind);
    return listDue(app);
  });
  serve(app, listNeverReached, async ({ request, query: { order, from = 0 } }) => {
    await app.accessLog.noteList(request, followUpKind);
    const repository = new FollowUpRepository(app.database, app.now);
    const rows = await repository.listNeverReached({ order, from, limit: neverReachedPage });
    return { people: rows.map(toPerson), total: await repository.countNeverReached() };
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
  const row = await new FollowUpRepository(database, now).find(id);
  if (row === undefined || row.isOver) return undefined;
  const steps = planFollowUp(row, await new FollowUpDayRepository(database, now).read(), now());
  return steps.length > 0 ? steps : undefined;
}

async function listDue({ database, now }: FastifyInstance): Promise<DueContacts> {
  const days = await new FollowUpDayRepository(database, now).read();
  const earliest = getFollowUpStart(days, now());
  const repository = new FollowUpRepository(database, now);
  const inPlan = await repository.listSince(earliest);
  const past = await repository.listBefore(earliest);
  const found = [...inPlan.rows, ...past.rows]
    .filter(({ isOver }) => !isOver)
    .map((row) => ({ row, next: findDueContact(row, days, now()) }));
  const isPast = ({ row }: Due) =>
    row.arrivedAt < earliest && row.contacts.tryAgainOn === undefined;
  const due = found.filter((one): one is Due => typeof one.next === 'object');
  due.sort(
    (one, other) =>
      Number(isPast(one)) - Number(isPast(other)) ||
      (isPast(one) ? 0 : compareTexts(one.next.date, other.next.date)),
  );
  return {
    days,
    due: due.slice(0, mostDue).map((one) => toDueContact(one, now())),
    isCut: inPlan.isCut || past.isCut || due.length > mostDue,
    resting: found.filter(({ next }) => next === 'resting').length,
    neverReached: await repository.countNeverReached(),
  };
}

interface Due {
  readonly row: FollowedRow;
  readonly next: NextContact;
}

const compareTexts = (one: string, other: string) => (one < other ? -1 : Number(one > other));

const toDueContact = ({ row, next: { day, date } }: Due, now: Date): DueContact => ({
  ...toPerson(row),
  ...(day !== undefined && { day }),
  date,
  isLate: date < toInnsbruckDay(now),
});

function toPerson(row: FollowedRow): UnreachedPerson {
  const { id: _id, name, email, phone, words, arrivedAt, changedAt, assignee, contacts } = row;
  const { last, tries, wrongNumberAt = '' } = contacts;
  return {
    ...{ _id, name, email, phone, words, tries, receivedAt: arrivedAt },
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

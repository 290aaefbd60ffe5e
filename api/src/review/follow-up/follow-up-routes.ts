import type { FastifyInstance } from 'fastify';
import { parseJson } from 'contract/answer-reader';
import type { FollowUpStep } from 'contract/contact-history-requests';
import {
  changeFollowUpDays,
  defaultFollowUpDays,
  listDueContacts,
} from 'contract/follow-up-requests';
import type { DueContact, DueContacts } from 'contract/follow-up-requests';
import { toInnsbruckDay } from 'contract/innsbruck-day';
import { readValue } from 'contract/read-value';
import type { RecordKind } from 'contract/review';
import { serve, serveChange } from '../../http/serve';
import type { Clock } from '../../storage/clock';
import type { Database } from '../../storage/database';
import { SettingRepository } from '../../storage/setting-repository';
import { getFollowUpStart, planFollowUp } from './follow-up-plan';
import { FollowUpRepository, followUpKind } from './follow-up-repository';
import type { FollowedRow } from './follow-up-repository';

const mostDue = 500;

/** The contacts that are due today, and the days after arrival on which contacts are planned. */
export function serveFollowUp(app: FastifyInstance): void {
  serve(app, listDueContacts, async ({ request }) => {
    await app.accessLog.noteList(request, followUpKind);
    return listDue(app);
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
  const { rows, isCut } = await new FollowUpRepository(database, now).listSince(earliest);
  const due = rows.flatMap((row) => dueContact(row, days, now()));
  due.sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
  return { days, due: due.slice(0, mostDue), isCut: isCut || due.length > mostDue };
}

/** The contact that has been due longest, if there is one. */
function dueContact(row: FollowedRow, days: readonly number[], now: Date): DueContact[] {
  const step = row.isOver ? undefined : planFollowUp(row, days, now).find(isDue);
  if (step === undefined) return [];
  const { id: _id, name, assignee } = row;
  const { day, date } = step;
  const isLate = date < toInnsbruckDay(now);
  return [{ _id, name, ...(assignee !== null && { assignee }), day, date, isLate }];
}

const isDue = ({ state }: FollowUpStep) => state === 'due';

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

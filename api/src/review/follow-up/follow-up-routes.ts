import type { FastifyInstance } from 'fastify';
import {
  followUpDaysBody,
  followUpDaysEndpoint,
  followUpEndpoint,
  defaultFollowUpDays,
} from 'contract/follow-up';
import type { DueContact, FollowUpDays, FollowUpList } from 'contract/follow-up';
import { toInnsbruckDay } from 'contract/innsbruck-day';
import type { FollowUpStep } from 'contract/contact-history';
import type { RecordKind } from 'contract/review';
import { getStaff } from '../../auth/access/route-access';
import { toAuditActor, recordStaffChange } from '../../storage/audit/staff-journal';
import type { ActingStaff } from '../../storage/audit/staff-journal';
import type { ConsoleParts, AccessLogParts } from '../../auth/console-parts';
import { getFollowUpStart, planFollowUp } from './follow-up-plan';
import { FollowUpRepository, followUpKind } from './follow-up-repository';
import type { FollowedRow } from './follow-up-repository';
import { isObject, listReader, parseJson, wholeNumber } from 'contract/answer-reader';
import { SettingRepository } from '../../storage/setting-repository';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';

const mostDue = 500;

/** The contacts that are due today, and the days after arrival on which contacts are planned. */
export function registerFollowUp(app: FastifyInstance, parts: AccessLogParts): void {
  const access = { right: `${followUpKind}:read` } as const;
  app.get(followUpEndpoint, { config: { access } }, async (request) => {
    await parts.accessLog.noteList(request, followUpKind);
    return listDue(parts);
  });
  app.put(
    followUpDaysEndpoint,
    {
      schema: { body: followUpDaysBody },
      config: { access: { right: `${followUpKind}:review` } },
    },
    async (request): Promise<FollowUpDays> => {
      const { days } = request.body as FollowUpDays;
      const inOrder = [...days].sort((one, other) => one - other);
      await chooseDays(parts, inOrder, getStaff(request));
      return { days: inOrder };
    },
  );
}

type PlanParts = Pick<ConsoleParts, 'database' | 'now'>;

/** The planned contacts with the person of a record; undefined if there are none (any more). */
export async function getFollowUp(
  { database, now }: PlanParts,
  kind: RecordKind,
  id: string,
): Promise<readonly FollowUpStep[] | undefined> {
  if (kind !== followUpKind) return undefined;
  const row = await new FollowUpRepository(database, now).find(id);
  if (row === undefined || row.isOver) return undefined;
  const steps = planFollowUp(row, await new FollowUpDayRepository(database, now).read(), now());
  return steps.length > 0 ? steps : undefined;
}

async function listDue({ database, now }: PlanParts): Promise<FollowUpList> {
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

/** Unchanged days get no audit entry. */
function chooseDays(
  { database, now, audit }: ConsoleParts,
  days: readonly number[],
  staff: ActingStaff,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const repository = new FollowUpDayRepository(transaction, now);
    if ((await repository.read()).join() === days.join()) return;
    await repository.write(days);
    const what = { action: 'settings', kind: followUpKind, subjects: [] } as const;
    const details = { followUpDays: days.join(' ') };
    await recordStaffChange(transaction, audit, { ...toAuditActor(staff), ...what, details });
  });
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
    const days = isObject(chosen) ? listReader(wholeNumber)(chosen['days']) : undefined;
    return days ?? defaultFollowUpDays;
  }

  write(days: readonly number[]): Promise<void> {
    return this.settings.write(name, JSON.stringify({ days }));
  }
}

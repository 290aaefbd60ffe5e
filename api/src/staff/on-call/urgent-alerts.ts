import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { minutesToNext } from 'contract/on-call-requests';
import type { RecordKind } from 'contract/review';
import { RoleRepository } from '../../auth/roles/role-repository';
import { AdminRepository } from '../../auth/staff-session/admin-repository';
import { OutboxRepository } from '../../mail/outbox-repository';
import type { Database } from '../../storage/database';
import type { Tables } from '../../storage/tables/tables';
import { AlertRepository } from './alert-repository';
import type { Alert } from './alert-repository';
import { OnCallRepository } from './on-call-repository';

type AlertsOf = Pick<FastifyInstance, 'database' | 'now' | 'makeId'>;

/**
 * Tells of each urgent record whoever is on call, and after half an hour the next of the list, until somebody takes care
 * of it. In the end, or if nobody of the list may read it, all owners are told once. Everything is in the database, so
 * it goes on after a restart, and two processes tell nobody twice.
 */
export class UrgentAlerts {
  constructor(private readonly app: AlertsOf) {}

  /** Queues the emails that are due. */
  async queueMails(): Promise<void> {
    const { database, now, makeId } = this.app;
    for (const alert of await new AlertRepository(database, now, makeId).listDue())
      await database.transaction().execute((transaction) => this.tellNext(transaction, alert));
  }

  private async tellNext(transaction: Transaction<Tables>, alert: Alert): Promise<void> {
    const { now, makeId } = this.app;
    const alerts = new AlertRepository(transaction, now, makeId);
    const end = await findEnd(transaction, alert);
    // Whoever is on call is told of a record that somebody was assigned to before it became urgent.
    if (end === 'over' || (end === 'assigned' && alert.told.length > 0)) {
      await alerts.tell(alert, [], null);
      return;
    }
    const next = await findNext(this.app, transaction, alert);
    const later = new Date(now().getTime() + minutesToNext * 60_000);
    const told = next.people.map(({ id }) => id);
    if (!(await alerts.tell(alert, told, next.isLast ? null : later))) return;
    const outbox = new OutboxRepository(transaction, now, makeId);
    for (const { email } of next.people) await outbox.add('urgent-alert', email, alert.id);
  }
}

/**
 * Raises the alert of a record that a member of staff marked as urgent. Nobody is alarmed by their own mark: if no
 * other would be told first, it counts as acknowledged by them.
 */
export async function raiseByStaff(
  app: Pick<AlertsOf, 'now' | 'makeId'>,
  transaction: Transaction<Tables>,
  { kind, recordId, by }: Pick<Alert, 'kind' | 'recordId'> & { readonly by: string },
): Promise<void> {
  const alerts = new AlertRepository(transaction, app.now, app.makeId);
  const id = await alerts.raise(kind, recordId);
  if (id === undefined) return;
  const { people } = await findNext(app, transaction, { kind, told: [] });
  if (people.every((person) => person.id === by)) await alerts.acknowledge(id, by);
}

/** The next of the list who can log in and may read the record, or at last all owners. */
async function findNext(
  { now, makeId }: Pick<AlertsOf, 'now' | 'makeId'>,
  database: Database,
  { kind, told }: Pick<Alert, 'kind' | 'told'>,
) {
  const accounts = new AdminRepository(database, now, makeId);
  for (const id of await new OnCallRepository(database, now).listOrder()) {
    const account = told.includes(id) ? undefined : await accounts.findById(id);
    if (account !== undefined && (await mayRead(database, id, kind)))
      return { people: [account], isLast: false };
  }
  const owners = await new RoleRepository(database).listOwners();
  return { people: owners.filter(({ id }) => !told.includes(id)), isLast: true };
}

export const mayRead = async (database: Database, id: string, kind: RecordKind): Promise<boolean> =>
  (await new RoleRepository(database).listRights(id)).has(`${kind}:read`);

/**
 * Finds why nobody need be told any more: the alert was acknowledged, or the record is done or not urgent after all
 * (`over`); or somebody is assigned to it (`assigned`).
 */
export async function findEnd(
  database: Database,
  { kind, recordId, acknowledgedBy }: Alert,
): Promise<'over' | 'assigned' | undefined> {
  const review = await database
    .selectFrom('reviews')
    .select(['state', 'urgency', 'assignee'])
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .executeTakeFirst();
  const isOver = review?.state === 'done' || review?.urgency === 'normal';
  if (isOver || acknowledgedBy !== null) return 'over';
  return (review?.assignee ?? null) === null ? undefined : 'assigned';
}

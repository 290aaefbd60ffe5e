import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Transaction } from 'kysely';
import { firstLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import { acknowledgeAlert, showAlert } from 'contract/on-call-requests';
import { AdminRepository } from '../../auth/staff-session/admin-repository';
import { sendPlainPage } from '../../http/responses/plain-page';
import { serve } from '../../http/serve';
import { AlertRepository } from '../../staff/on-call/alert-repository';
import type { Alert } from '../../staff/on-call/alert-repository';
import { mayRead } from '../../staff/on-call/urgent-alerts';
import { recordStaffChange } from '../../storage/audit/staff-journal';
import { lockRecords } from '../../storage/records/lock-records';
import type { Tables } from '../../storage/tables/tables';
import { ReviewEditor } from '../reviews/change-reviews';
import { ReviewRepository } from '../reviews/review-repository';
import { describeAlert, describeOutcome } from './alert-page';
import type { AlertOutcome } from './alert-page';

/** The pages behind the link by which the person on call says that they take care of an urgent record. */
export function serveAlerts(app: FastifyInstance): void {
  const { database, now, makeId, audit } = app;
  const alertsIn = (connection: typeof database) => new AlertRepository(connection, now, makeId);

  serve(app, showAlert, async ({ query: { token, language = firstLanguage }, reply }) => {
    const outcome = await find(token);
    return typeof outcome === 'string'
      ? sendOutcome(reply, outcome, language)
      : sendPlainPage(noIndex(reply), { language, ...(await describeAlert(token, language)) });
  });
  serve(app, acknowledgeAlert, async ({ query, body: { token }, reply }) => {
    const { language = firstLanguage } = query;
    const found = await find(token);
    const outcome = typeof found === 'string' ? found : await acknowledge(found);
    return sendOutcome(reply, outcome, language);
  });

  interface Found {
    readonly alert: Alert;
    readonly adminId: string;
    readonly email: string;
  }

  /** Finds what a token is for, if its account may still read the record and nobody has acknowledged it. */
  async function find(token: string): Promise<Found | AlertOutcome> {
    const held = await alertsIn(database).findToken(token);
    const alert = held && (await alertsIn(database).find(held.alertId));
    const account =
      held && (await new AdminRepository(database, now, makeId).findById(held.adminId));
    if (alert === undefined || account === undefined) return 'over';
    if (!(await mayRead(database, account.id, alert.kind))) return 'over';
    if (alert.acknowledgedBy === null) return { alert, adminId: account.id, email: account.email };
    return alert.acknowledgedBy === account.id ? 'taken' : 'other';
  }

  /** Assigns the record to the account, unless somebody is assigned, and ends the alert. */
  async function acknowledge({ alert, adminId, email }: Found): Promise<AlertOutcome> {
    return database.transaction().execute(async (transaction) => {
      // First: a change of the review must not keep it from being assigned, and an erasure locks the alert last.
      await lockRecords(transaction, alert.kind, [alert.recordId]);
      const alerts = alertsIn(transaction);
      if (!(await alerts.acknowledge(alert.id, adminId)))
        return (await alerts.find(alert.id)) === undefined ? 'over' : 'other';
      await assign(transaction, alert, { adminId, email });
      await recordStaffChange(transaction, audit, {
        ...{ adminId, action: 'acknowledge', kind: alert.kind, subjects: [alert.recordId] },
      });
      return 'taken';
    });
  }

  async function assign(
    transaction: Transaction<Tables>,
    { kind, recordId: id }: Alert,
    { adminId, email }: Pick<Found, 'adminId' | 'email'>,
  ): Promise<void> {
    const present = (await new ReviewRepository(transaction, now).find(kind, [id])).get(id);
    if ((present?.assignee ?? null) !== null) return;
    const edit = { id, seenVersion: present?.version ?? -1, assignee: adminId };
    await new ReviewEditor(transaction, app, kind).apply([edit], { _id: adminId, email });
  }
}

/** A page that no search engine lists. */
const noIndex = (reply: FastifyReply) => reply.header('x-robots-tag', 'noindex');

async function sendOutcome(reply: FastifyReply, outcome: AlertOutcome, language: Language) {
  const status = outcome === 'over' ? 404 : 200;
  const page = await describeOutcome(outcome, language);
  return sendPlainPage(noIndex(reply).code(status), { language, ...page });
}

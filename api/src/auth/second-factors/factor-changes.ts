import type { Transaction } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Enrolment, StaffFactors } from 'contract/my-account-requests';
import type { StaffMember } from 'contract/review';
import type { AuditEntry } from '../../storage/audit/audit-log';
import { HttpError, notFound } from '../../http/errors/http-error';
import { OutboxRepository } from '../../mail/outbox-repository';
import type { Tables } from '../../storage/tables/tables';
import { FactorRepository, maxSecondFactors } from './factor-repository';
import type { NewFactor } from './factor-repository';
import { lockAccount } from './lock-account';
import { RecoveryCodeRepository } from './recovery-codes';

/** A change of an account's second factors, in its transaction. */
export interface FactorChange {
  readonly transaction: Transaction<Tables>;
  readonly account: StaffMember;
  /** The session of the request. */
  readonly sessionId: string;
  readonly note: (
    entry: Pick<AuditEntry, 'subjects' | 'details'>,
    transaction: Transaction<Tables>,
  ) => Promise<void>;
}

type App = Pick<FastifyInstance, 'now' | 'makeId'>;

const tooManyFactors = () =>
  new HttpError(
    409,
    { code: 'too-many-factors', params: { limit: maxSecondFactors } },
    `You have ${maxSecondFactors} second factors already. Please remove one first.`,
  );
const knownPasskey = () =>
  new HttpError(
    409,
    { code: 'known-passkey' },
    'This passkey is registered already. Please use another one.',
  );
const lastFactor = () =>
  new HttpError(
    409,
    { code: 'last-factor' },
    'Your role needs a second factor, and this is your last one. Please add another one first.',
  );
const noFactor = () =>
  new HttpError(409, { code: 'no-factor' }, 'Recovery codes come with your first second factor.');

/** Returns the second factors of an account, and how many recovery codes are left. */
export async function getSecondFactors(
  { database, now }: Pick<FastifyInstance, 'database' | 'now'>,
  adminId: string,
): Promise<StaffFactors> {
  return {
    factors: await new FactorRepository(database, now).list(adminId),
    recoveryCodesLeft: await new RecoveryCodeRepository(database, now).count(adminId),
  };
}

/** Adds a second factor that was proven; the first one brings recovery codes. Throws an HttpError (409). */
export function addSecondFactor(
  app: App,
  change: FactorChange,
  factor: NewFactor,
): Promise<Enrolment> {
  const { transaction: database, account } = change;
  const { now, makeId } = app;
  const id = makeId();
  return changeFactors(app, change, { kind: factor.kind, factor: id }, async (factors) => {
    const before = await factors.list(account._id);
    if (before.length >= maxSecondFactors) throw tooManyFactors();
    if (!(await factors.add(factor, id))) throw knownPasskey();
    const codes = new RecoveryCodeRepository(database, now);
    const shown = before.length === 0 ? { recoveryCodes: await codes.replace(account._id) } : {};
    return { ...(await getSecondFactors({ database, now }, account._id)), ...shown };
  });
}

/**
 * Removes a second factor; the last one takes the recovery codes with it. Throws an HttpError: 404, and 409 for the last
 * one where one is required.
 */
export async function removeSecondFactor(
  app: App,
  change: FactorChange,
  id: string,
  isNeeded: boolean,
): Promise<void> {
  const { transaction, account } = change;
  const all = await new FactorRepository(transaction, app.now).list(account._id);
  const kind = all.find((one) => one.id === id)?.kind;
  if (kind === undefined) throw notFound();
  return changeFactors(app, change, { kind, factor: id }, async (factors) => {
    if (!(await factors.remove(account._id, id))) throw notFound();
    if (await factors.has(account._id)) return;
    if (isNeeded) throw lastFactor();
    await new RecoveryCodeRepository(transaction, app.now).remove(account._id);
  });
}

/** Replaces the recovery codes. Throws an HttpError (409) without a second factor. */
export const replaceRecoveryCodes = (app: App, change: FactorChange): Promise<string[]> =>
  changeFactors(app, change, undefined, async (factors) => {
    const { _id: id } = change.account;
    if (!(await factors.has(id))) throw noFactor();
    return new RecoveryCodeRepository(change.transaction, app.now).replace(id);
  });

/** Runs a change: one at a time per account, with an email to its owner and an audit entry. */
async function changeFactors<Result>(
  { now, makeId }: App,
  { transaction, account: { _id: id, email }, sessionId, note }: FactorChange,
  details: AuditEntry['details'],
  work: (factors: FactorRepository) => Promise<Result>,
): Promise<Result> {
  await lockAccount(transaction, id);
  await checkSession(transaction, sessionId);
  const result = await work(new FactorRepository(transaction, now));
  await new OutboxRepository(transaction, now, makeId).add('staff-factor-notice', email, id);
  await note({ subjects: [id], ...(details && { details }) }, transaction);
  return result;
}

/** Throws an HttpError (401) for a session that was ended while its request waited. */
async function checkSession(transaction: Transaction<Tables>, id: string): Promise<void> {
  const session = await transaction
    .selectFrom('admin_sessions')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (session === undefined)
    throw new HttpError(401, { code: 'session-over' }, 'Your session has ended.');
}

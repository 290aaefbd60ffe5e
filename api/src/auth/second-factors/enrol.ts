import type { Transaction } from 'kysely';
import type { Enrolment, StaffFactors } from 'contract/staff-security';
import { recordAccountChange, toOwnAuditActor } from '../../storage/audit/staff-journal';
import type { AuditEntry, AuditLog } from '../../storage/audit/audit-log';
import { HttpError, notFound } from '../../http/errors/http-error';
import { OutboxRepository } from '../../mail/outbox-repository';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { IdMaker } from '../../storage/time-ordered-id';
import type { Tables } from '../../storage/tables/tables';
import { FactorRepository, maxSecondFactors } from './factor-repository';
import type { NewFactor } from './factor-repository';
import type { CheckedAccount } from './factor-check';
import { lockAccount } from './lock-account';
import { RecoveryCodeRepository } from './recovery-codes';

/** The account with the `sessionId` of the request, which is absent in unit tests. */
export type EnrollingAccount = CheckedAccount & { readonly sessionId?: string };

export interface EnrolmentParts {
  readonly database: Database;
  readonly now: Clock;
  readonly makeId: IdMaker;
  readonly audit: AuditLog;
}

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
  { database, now }: Pick<EnrolmentParts, 'database' | 'now'>,
  adminId: string,
): Promise<StaffFactors> {
  return {
    factors: await new FactorRepository(database, now).list(adminId),
    recoveryCodesLeft: await new RecoveryCodeRepository(database, now).count(adminId),
  };
}

/** Adds a second factor that was proven; the first one brings recovery codes. Throws an HttpError (409). */
export const addSecondFactor = (
  parts: EnrolmentParts,
  account: EnrollingAccount,
  factor: NewFactor,
): Promise<Enrolment> => {
  const id = parts.makeId();
  const entry = { action: 'factor-add', details: { kind: factor.kind, factor: id } } as const;
  return change(parts, account, entry, async (transaction, factors) => {
    const before = await factors.list(account.id);
    if (before.length >= maxSecondFactors) throw tooManyFactors();
    if (!(await factors.add(factor, id))) throw knownPasskey();
    const codes = new RecoveryCodeRepository(transaction, parts.now);
    const shown = before.length === 0 ? { recoveryCodes: await codes.replace(account.id) } : {};
    return {
      ...(await getSecondFactors({ ...parts, database: transaction }, account.id)),
      ...shown,
    };
  });
};

/**
 * Removes a second factor; the last one takes the recovery codes with it. Throws an HttpError: 404, and 409 for the
 * last one where one is required.
 */
export async function removeFactor(
  parts: EnrolmentParts,
  account: EnrollingAccount,
  id: string,
  isNeeded: boolean,
): Promise<void> {
  const kind = (await getSecondFactors(parts, account.id)).factors.find(
    (one) => one.id === id,
  )?.kind;
  if (kind === undefined) throw notFound();
  const entry = { action: 'factor-remove', details: { kind, factor: id } } as const;
  return change(parts, account, entry, async (transaction, factors) => {
    if (!(await factors.remove(account.id, id))) throw notFound();
    if (await factors.has(account.id)) return;
    if (isNeeded) throw lastFactor();
    await new RecoveryCodeRepository(transaction, parts.now).remove(account.id);
  });
}

/** Replaces the recovery codes. Throws an HttpError (409) without a second factor. */
export const renewRecoveryCodes = (
  parts: EnrolmentParts,
  account: EnrollingAccount,
): Promise<string[]> =>
  change(parts, account, { action: 'recovery-codes' }, async (transaction, factors) => {
    if (!(await factors.has(account.id))) throw noFactor();
    return new RecoveryCodeRepository(transaction, parts.now).replace(account.id);
  });

/** Runs a change: one at a time per account, with an email to its owner and an audit entry. */
function change<Result>(
  { database, now, makeId, audit }: EnrolmentParts,
  { id, email, sessionId, ...from }: EnrollingAccount,
  entry: Pick<AuditEntry, 'action' | 'details'>,
  work: (transaction: Transaction<Tables>, factors: FactorRepository) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, id);
    if (sessionId !== undefined) await checkSession(transaction, sessionId);
    const result = await work(transaction, new FactorRepository(transaction, now));
    await new OutboxRepository(transaction, now, makeId).add('staff-factor-notice', email, id);
    await recordAccountChange(transaction, audit, {
      ...toOwnAuditActor({ ...from, _id: id }),
      ...entry,
    });
    return result;
  });
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

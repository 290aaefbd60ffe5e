import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { StaffMember } from 'contract/review';
import { checkSession, clockTolerance, sessionBounds } from '../sessions/session-lifetime';
import { digestToken, randomToken } from '../../http/requests/bearer-token';
import { PendingLogouts } from '../sessions/pending-logouts';
import type { Right } from 'contract/rights';
import { confirmationMinutes } from 'contract/second-factors';
import type { SecondFactorNeed, StaffSession } from 'contract/my-account-requests';
import { RoleRepository, getAllRights } from '../roles/role-repository';
import {
  getFactorNeed,
  ownersFactorStartSetting,
  secondFactorPolicySetting,
  parseSecondFactorPolicy,
} from '../second-factors/second-factor-policy';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { Tables } from '../../storage/tables/tables';
import { ignoreUnavailable } from '../../storage/database-errors';

const minutes = 60_000;

/**
 * The lifetime of a session without a request, and in any case. The requirements set none; this is OWASP's range for
 * such data.
 */
export const sessionLifetime = { idle: 60 * minutes, absolute: 12 * 60 * minutes };

/** The owner of a session with their present rights. */
export interface SessionOwner {
  readonly staff: StaffMember;
  /** Empty while the account needs a second factor and has none. */
  readonly rights: ReadonlySet<Right>;
  readonly secondFactor: SecondFactorNeed;
  /** The public id of the session. */
  readonly sessionId: string;
  /**
   * Tells whether the owner has proved their identity recently; `hasTypedPassword` whether the password was part of it.
   */
  readonly isConfirmed: boolean;
  readonly hasTypedPassword: boolean;
}

export interface SessionStart {
  /** See `StaffSession`. */
  readonly device: string;
  readonly network: string;
  readonly hasTypedPassword: boolean;
  /** Stores further data in the transaction of the new session. */
  readonly note?: (transaction: Transaction<Tables>) => Promise<void>;
}

const unknownStart: SessionStart = { device: '', network: '', hasTypedPassword: true };

/** The lifetime of a confirmation, in milliseconds. */
export const recentConfirmationLifetime = confirmationMinutes * minutes;

/** All SQL about the sessions of staff. A token is 256 random bits; only its digest is stored. */
export class SessionRepository {
  private readonly roles: RoleRepository;

  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly logouts = new PendingLogouts(),
  ) {
    this.roles = new RoleRepository(database);
  }

  /**
   * Begins a session and returns its token; undefined where the password has changed meanwhile, or the account is
   * suspended or was left.
   * @param passwordHash the one that the password was compared with
   */
  begin(
    adminId: string,
    passwordHash: string,
    { device, network, hasTypedPassword, note }: SessionStart = unknownStart,
  ): Promise<string | undefined> {
    const token = randomToken();
    const time = this.now().toISOString();
    return this.database.transaction().execute(async (transaction) => {
      // This write locks the account: a change of the password waits, and then ends this session too.
      const { numUpdatedRows } = await transaction
        .updateTable('admins')
        .set({ last_login_at: time })
        .where('id', '=', adminId)
        .where('password_hash', '=', passwordHash)
        .where('suspended_at', 'is', null)
        .where('left_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return undefined;
      await transaction
        .insertInto('admin_sessions')
        .values({
          token_hash: digestToken(token),
          admin_id: adminId,
          created_at: time,
          last_seen_at: time,
          id: randomUUID(),
          device,
          network,
          confirmed_at: time,
          password_at: hasTypedPassword ? time : null,
        })
        .execute();
      await note?.(transaction);
      return token;
    });
  }

  /** Returns whether a token is valid now. */
  async isOpen(token: string): Promise<boolean> {
    return (await this.findOwner(token)) !== undefined;
  }

  /** Returns the owner of a valid token. A session that has expired is removed, so that no clock revives it. */
  async findOwner(token: string): Promise<SessionOwner | undefined> {
    const session = await this.read(token);
    if (session === undefined) return undefined;
    const { _id, email, verdict } = session;
    if (verdict === 'over') await this.end(token);
    if (verdict === 'to be touched') await this.touch(token);
    if (verdict === 'over') return undefined;
    return {
      staff: { _id, email },
      ...(await this.readLimits(session)),
      sessionId: session.session_id,
      isConfirmed: this.isRecent(session.confirmed_at),
      hasTypedPassword: this.isRecent(session.password_at),
    };
  }

  /**
   * Returns the rights of the session's owner; undefined where it has ended. The server checks this by itself, without
   * an action of the user, so it does not extend the session.
   */
  async findRights(token: string): Promise<ReadonlySet<Right> | undefined> {
    const session = await this.read(token);
    if (session === undefined || session.verdict === 'over') return undefined;
    return (await this.readLimits(session)).rights;
  }

  /** Notes that the owner has just proved their identity. */
  async confirm(token: string, hasTypedPassword: boolean): Promise<void> {
    const confirmed_at = this.now().toISOString();
    await this.database
      .updateTable('admin_sessions')
      .set({ confirmed_at, ...(hasTypedPassword ? { password_at: confirmed_at } : {}) })
      .where('token_hash', '=', digestToken(token))
      .execute();
  }

  /** Returns the open sessions of an account, the last used first. */
  async list(adminId: string, currentId: string): Promise<StaffSession[]> {
    const rows = await this.database
      .selectFrom('admin_sessions')
      .select(['id', 'device', 'network', 'created_at', 'last_seen_at'])
      .where('admin_id', '=', adminId)
      .orderBy('last_seen_at', 'desc')
      .execute();
    const open = rows.filter((row) => checkSession(row, sessionLifetime, this.now()) !== 'over');
    return open.map(({ id, device, network, created_at, last_seen_at }) => ({
      id,
      device,
      network,
      createdAt: created_at,
      lastSeenAt: last_seen_at,
      isCurrent: id === currentId,
    }));
  }

  /** Ends a session, also while the database cannot store that. */
  async end(token: string): Promise<void> {
    const token_hash = digestToken(token);
    await this.logouts.end(token_hash, () =>
      this.database.deleteFrom('admin_sessions').where('token_hash', '=', token_hash).execute(),
    );
  }

  /** Removes expired sessions, so that no clock revives them. */
  async sweep(): Promise<void> {
    const { madeAfter, seenAfter, notAfter } = sessionBounds(sessionLifetime, this.now());
    await this.database
      .deleteFrom('admin_sessions')
      .where(({ or, eb }) =>
        or([
          eb('created_at', '<=', madeAfter),
          eb('last_seen_at', '<=', seenAfter),
          eb('created_at', '>', notAfter),
          eb('last_seen_at', '>', notAfter),
        ]),
      )
      .execute();
  }

  private async read(token: string) {
    if (this.logouts.has(digestToken(token))) return undefined;
    const session = await this.database
      .selectFrom('admin_sessions')
      .innerJoin('admins', 'admins.id', 'admin_sessions.admin_id')
      .select((eb) => [
        'admins.id as _id',
        'admins.email',
        'admins.created_at as account_made_at',
        'admin_sessions.created_at',
        'admin_sessions.last_seen_at',
        'admin_sessions.id as session_id',
        'admin_sessions.confirmed_at',
        'admin_sessions.password_at',
        eb
          .selectFrom('settings')
          .select('value')
          .where('settings.name', '=', secondFactorPolicySetting)
          .as('policy'),
        eb
          .selectFrom('settings')
          .select('value')
          .where('settings.name', '=', ownersFactorStartSetting)
          .as('owners_from'),
        eb
          .selectFrom('second_factors')
          .select('second_factors.id')
          .whereRef('second_factors.admin_id', '=', 'admins.id')
          .limit(1)
          .as('factor'),
      ])
      .where('token_hash', '=', digestToken(token))
      .where('suspended_at', 'is', null)
      .where('left_at', 'is', null)
      .executeTakeFirst();
    return session && { ...session, verdict: checkSession(session, sessionLifetime, this.now()) };
  }

  private async readLimits(session: {
    readonly _id: string;
    readonly policy: string | null;
    readonly owners_from: string | null;
    readonly account_made_at: string;
    readonly factor: string | null;
  }): Promise<Pick<SessionOwner, 'rights' | 'secondFactor'>> {
    const roles = await this.roles.listOf(session._id);
    const account = {
      roleIds: roles.map(({ id }) => id),
      hasFactor: session.factor !== null,
      createdAt: session.account_made_at,
      ownersFrom: session.owners_from,
    };
    const secondFactor = getFactorNeed(
      parseSecondFactorPolicy(session.policy),
      account,
      this.now(),
    );
    return { secondFactor, rights: getAllRights(secondFactor.need === 'now' ? [] : roles) };
  }

  /** Returns whether a confirmation is recent. A time in the future was stored before the clock went back. */
  private isRecent(time: string | null): boolean {
    if (time === null) return false;
    const age = this.now().getTime() - Date.parse(time);
    return age < recentConfirmationLifetime && age > -clockTolerance;
  }

  private async touch(token: string): Promise<void> {
    await this.database
      .updateTable('admin_sessions')
      .set({ last_seen_at: this.now().toISOString() })
      .where('token_hash', '=', digestToken(token))
      .execute()
      .catch(ignoreUnavailable);
  }
}

/**
 * Ends the sessions of an account in the transaction of the cause, which announces it: open consoles then notice.
 * @param keepId the session that goes on
 */
export async function endSessions(
  transaction: Transaction<Tables>,
  adminId: string,
  keepId = '',
): Promise<void> {
  await transaction
    .deleteFrom('admin_sessions')
    .where('admin_id', '=', adminId)
    .where('id', '<>', keepId)
    .execute();
}

/** Ends one session; returns false where the account has none of this id. */
export async function endSession(
  transaction: Transaction<Tables>,
  adminId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('admin_sessions')
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

import { createHash, randomBytes } from 'node:crypto';
import type { StaffMember } from 'contract/review';
import { checkSession, sessionBounds } from '../sessions/session-lifetime';
import { UnstoredLogouts } from '../logout/unstored-logouts';
import type { Right } from 'contract/rights';
import { RoleRepository } from '../roles/role-repository';
import type { Database } from '../storage/database';
import type { Clock } from '../storage/ports';
import { ignoreUnavailable } from '../storage/database-errors';

const minutes = 60_000;

/** How long a session lives without a call, and at all. SPEC is silent; OWASP's range for such data. */
export const sessionLifetime = { idle: 60 * minutes, absolute: 12 * 60 * minutes };

/** Who a session belongs to, and what they may do now. */
export interface SessionOwner {
  readonly staff: StaffMember;
  readonly rights: ReadonlySet<Right>;
}

/** All SQL about the sessions of staff. A token is 256 random bits; only its digest is kept. */
export class SessionRepository {
  private readonly roles: RoleRepository;

  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly logouts = new UnstoredLogouts(),
  ) {
    this.roles = new RoleRepository(database);
  }

  /**
   * Begins a session and answers its token; undefined when the account has another password by now, is suspended or was
   * left.
   * @param passwordHash the one that the password was compared with
   */
  begin(adminId: string, passwordHash: string): Promise<string | undefined> {
    const token = randomBytes(32).toString('base64url');
    const time = this.now().toISOString();
    return this.database.transaction().execute(async (transaction) => {
      // Written, not read: who changes the password meanwhile waits, and then ends this session too.
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
          token_hash: digest(token),
          admin_id: adminId,
          created_at: time,
          last_seen_at: time,
        })
        .execute();
      return token;
    });
  }

  /** Whether the token opens a session now. */
  async isOpen(token: string): Promise<boolean> {
    return (await this.findOwner(token)) !== undefined;
  }

  /** Whose session the token opens now. One that is over is removed, so that no clock revives it. */
  async findOwner(token: string): Promise<SessionOwner | undefined> {
    const session = await this.read(token);
    if (session === undefined) return undefined;
    const { _id, email, verdict } = session;
    if (verdict === 'over') await this.end(token);
    if (verdict === 'to be touched') await this.touch(token);
    if (verdict === 'over') return undefined;
    return { staff: { _id, email }, rights: await this.roles.readRights(_id) };
  }

  /**
   * What the owner of the token's session may do; undefined when it is over. Nobody is behind the question, so it does
   * not make the session last longer.
   */
  async readRights(token: string): Promise<ReadonlySet<Right> | undefined> {
    const session = await this.read(token);
    if (session === undefined || session.verdict === 'over') return undefined;
    return this.roles.readRights(session._id);
  }

  /** Also while the database cannot store it. */
  async end(token: string): Promise<void> {
    const token_hash = digest(token);
    await this.logouts.end(token_hash, () =>
      this.database.deleteFrom('admin_sessions').where('token_hash', '=', token_hash).execute(),
    );
  }

  /** Removes those that are over, so that no clock revives them. */
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
    if (this.logouts.has(digest(token))) return undefined;
    const session = await this.database
      .selectFrom('admin_sessions')
      .innerJoin('admins', 'admins.id', 'admin_sessions.admin_id')
      .select([
        'admins.id as _id',
        'admins.email',
        'admin_sessions.created_at',
        'admin_sessions.last_seen_at',
      ])
      .where('token_hash', '=', digest(token))
      .where('suspended_at', 'is', null)
      .where('left_at', 'is', null)
      .executeTakeFirst();
    return session && { ...session, verdict: checkSession(session, sessionLifetime, this.now()) };
  }

  private async touch(token: string): Promise<void> {
    await this.database
      .updateTable('admin_sessions')
      .set({ last_seen_at: this.now().toISOString() })
      .where('token_hash', '=', digest(token))
      .execute()
      .catch(ignoreUnavailable);
  }
}

const digest = (token: string) => createHash('sha256').update(token).digest('base64url');

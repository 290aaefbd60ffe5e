import { createHash, randomBytes } from 'node:crypto';
import type { StaffMember } from 'contract/review';
import { checkSession, sessionBounds } from '../sessions/session-lifetime';
import { UnstoredLogouts } from '../logout/unstored-logouts';
import type { Database } from '../storage/database';
import type { Clock } from '../storage/ports';
import { ignoreUnavailable } from '../storage/database-errors';

const minutes = 60_000;

/** How long a session lives without a call, and at all. SPEC is silent; OWASP's range for such data. */
export const sessionLifetime = { idle: 60 * minutes, absolute: 12 * 60 * minutes };

/** All SQL about the sessions of staff. A token is 256 random bits; only its digest is kept. */
export class SessionRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly logouts = new UnstoredLogouts(),
  ) {}

  /** Begins a session and answers its token. */
  async begin(adminId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const time = this.now().toISOString();
    await this.database
      .insertInto('admin_sessions')
      .values({
        token_hash: digest(token),
        admin_id: adminId,
        created_at: time,
        last_seen_at: time,
      })
      .execute();
    return token;
  }

  /** Whether the token opens a session now. */
  async isOpen(token: string): Promise<boolean> {
    return (await this.findStaff(token)) !== undefined;
  }

  /** Whose session the token opens now. One that is over is removed, so that no clock revives it. */
  async findStaff(token: string): Promise<StaffMember | undefined> {
    const session = await this.read(token);
    if (session === undefined) return undefined;
    const { _id, email, verdict } = session;
    if (verdict === 'over') await this.end(token);
    if (verdict === 'to be touched') await this.touch(token);
    return verdict === 'over' ? undefined : { _id, email };
  }

  /** The same question without a visitor behind it: the answer does not make the session last longer. */
  async isStillOpen(token: string): Promise<boolean> {
    const session = await this.read(token);
    return session !== undefined && session.verdict !== 'over';
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

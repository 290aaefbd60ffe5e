import { lifetimes } from 'contract/lifetimes';
import { digestToken, makeToken } from '../../http/requests/bearer-token';
import { checkSession, sessionBounds } from './session-lifetime';
import type { SessionLifetime } from './session-lifetime';
import { PendingLogouts } from './pending-logouts';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import { ignoreUnavailable } from '../../storage/database-errors';

/** The requirements set no lifetime. */
export const memberSessionLifetime: SessionLifetime = lifetimes.memberSession;

/** All SQL about the sessions of members. Only digests of their tokens are stored. */
export class MemberSessionRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly logouts = new PendingLogouts(),
  ) {}

  /**
   * Begins a session after a log-in and returns its token; undefined where the password has changed meanwhile or the
   * member was removed.
   * @param passwordHash the one that the password was compared with
   */
  beginForPassword(profileId: string, passwordHash: string): Promise<string | undefined> {
    return this.database.transaction().execute(async (transaction) => {
      // This write locks the profile: a change of the password waits, and then ends this session too.
      const { numUpdatedRows } = await transaction
        .updateTable('profiles')
        .set({ password_hash: passwordHash })
        .where('id', '=', profileId)
        .where('password_hash', '=', passwordHash)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return undefined;
      const repository = new MemberSessionRepository(transaction, this.now);
      await repository.noteLogin(profileId);
      return repository.begin(profileId);
    });
  }

  /** Begins a session and returns its token. */
  async begin(profileId: string): Promise<string> {
    const token = makeToken('member');
    const time = this.now().toISOString();
    await this.database
      .insertInto('member_sessions')
      .values({
        token_hash: digestToken(token),
        profile_id: profileId,
        created_at: time,
        last_seen_at: time,
      })
      .execute();
    return token;
  }

  /** Returns the owner of a valid token. A session that has expired is removed, so that no clock revives it. */
  async findOwner(token: string): Promise<string | undefined> {
    if (this.logouts.has(digestToken(token))) return undefined;
    const session = await this.database
      .selectFrom('member_sessions')
      .select(['profile_id', 'created_at', 'last_seen_at'])
      .where('token_hash', '=', digestToken(token))
      .executeTakeFirst();
    if (session === undefined) return undefined;
    const verdict = checkSession(session, memberSessionLifetime, this.now());
    if (verdict === 'over') await this.end(token);
    if (verdict === 'to be touched') await this.touch(token);
    return verdict === 'over' ? undefined : session.profile_id;
  }

  /** Ends a session, also while the database cannot store that. */
  async end(token: string): Promise<void> {
    const token_hash = digestToken(token);
    await this.logouts.end(token_hash, () =>
      this.database.deleteFrom('member_sessions').where('token_hash', '=', token_hash).execute(),
    );
  }

  /** Ends all sessions of a member. Rejects while the database cannot store that, because they go on then. */
  async endAll(profileId: string): Promise<void> {
    await this.database.deleteFrom('member_sessions').where('profile_id', '=', profileId).execute();
  }

  /** Removes expired sessions, so that no clock revives them. */
  async sweep(): Promise<void> {
    const { madeAfter, seenAfter, notAfter } = sessionBounds(memberSessionLifetime, this.now());
    await this.database
      .deleteFrom('member_sessions')
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

  /**
   * Notes the time of a log-in, at most once a day. A time in the future is overwritten, since a wrong clock wrote it.
   */
  private async noteLogin(profileId: string): Promise<void> {
    const now = this.now();
    const dayAgo = new Date(now.getTime() - 24 * 3_600_000).toISOString();
    await this.database
      .updateTable('profiles')
      .set({ last_login_at: now.toISOString() })
      .where('id', '=', profileId)
      .where(({ or, eb }) =>
        or([
          eb('last_login_at', 'is', null),
          eb('last_login_at', '<=', dayAgo),
          eb('last_login_at', '>', now.toISOString()),
        ]),
      )
      .execute();
  }

  private async touch(token: string): Promise<void> {
    await this.database
      .updateTable('member_sessions')
      .set({ last_seen_at: this.now().toISOString() })
      .where('token_hash', '=', digestToken(token))
      .execute()
      .catch(ignoreUnavailable);
  }
}

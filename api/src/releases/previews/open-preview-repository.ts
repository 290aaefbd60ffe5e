import { remoteNames } from 'contract/site-paths';
import type { RemoteName } from 'contract/site-paths';
import { sessionLifetime } from '../../auth/staff-session/session-repository';
import { digestToken } from '../../http/requests/bearer-token';
import type { Clock } from '../../storage/clock';
import type { Database } from '../../storage/database';

/** A preview ends after this many milliseconds, or with its session. */
const lifetime = 24 * 3_600_000;

export interface StoredPreview {
  readonly remote: RemoteName;
  readonly version: string;
  /** When it ends at the latest. */
  readonly until: Date;
}

/** All SQL about the unreleased builds that sessions of staff have open. They are removed with the session. */
export class OpenPreviewRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Opens a build in the place of another one of the same remote. */
  async open(token: string, remote: RemoteName, version: string): Promise<void> {
    const values = { version, opened_at: this.now().toISOString() };
    await this.database
      .insertInto('open_previews')
      .values({ session_hash: digestToken(token), remote, ...values })
      .onConflict((conflict) => conflict.columns(['session_hash', 'remote']).doUpdateSet(values))
      .execute();
  }

  async list(token: string): Promise<readonly StoredPreview[]> {
    const rows = await this.database
      .selectFrom('open_previews')
      .innerJoin('admin_sessions', 'token_hash', 'session_hash')
      .select(['remote', 'version', 'opened_at', 'created_at'])
      .where('session_hash', '=', digestToken(token))
      .where('opened_at', '>', this.oldest())
      // One from the future was opened before the clock was set back.
      .where('opened_at', '<=', this.now().toISOString())
      .orderBy('remote')
      .execute();
    return rows.flatMap(({ remote: name, version, opened_at, created_at }) => {
      const remote = remoteNames.find((one) => one === name);
      const ends = [
        Date.parse(opened_at) + lifetime,
        Date.parse(created_at) + sessionLifetime.absolute,
      ];
      return remote === undefined ? [] : [{ remote, version, until: new Date(Math.min(...ends)) }];
    });
  }

  async leaveAll(token: string): Promise<void> {
    await this.database
      .deleteFrom('open_previews')
      .where('session_hash', '=', digestToken(token))
      .execute();
  }

  /** Removes previews that are over, so that a clock that is set back does not revive them. */
  async sweep(): Promise<void> {
    await this.database
      .deleteFrom('open_previews')
      .where('opened_at', '<=', this.oldest())
      .execute();
  }

  private oldest(): string {
    return new Date(this.now().getTime() - lifetime).toISOString();
  }
}

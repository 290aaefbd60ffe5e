import type { ProfileRepository } from '../profiles/profile-repository';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';

/** In milliseconds: after this time a picture that no profile names is abandoned. */
export const unusedPictureLifetime = 3_600_000;

/**
 * All SQL about profile pictures. Each file that no profile names has a row, from before the file is written until
 * after it is removed, so that it is found again if the process crashes.
 */
export class OwnPictureRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly profiles: ProfileRepository,
  ) {}

  /** Registers the file of a new picture before it is written. */
  async announce(address: string): Promise<void> {
    await this.note(this.database, address);
  }

  /**
   * Sets or clears a profile's picture. The previous picture becomes loose, and its address is returned if there was
   * one. Concurrent changes each return the picture that they replaced. Returns null if there is no such profile.
   */
  put(id: string, address: string | undefined): Promise<string | undefined | null> {
    return this.database.transaction().execute(async (transaction) => {
      const changed = await this.profiles.changePicture(transaction, id, address);
      if (changed === undefined) return null;
      if (address !== undefined) await remove(transaction, address);
      if (changed.former !== undefined) await this.note(transaction, changed.former);
      return changed.former;
    });
  }

  /** Deletes the row of a loose picture whose file was removed. */
  async forget(address: string): Promise<void> {
    await remove(this.database, address);
  }

  /** Returns addresses that have been loose for so long that no request can still use them. */
  async findAbandoned(): Promise<string[]> {
    const rows = await this.database
      .selectFrom('loose_pictures')
      .select('address')
      .where('noted_at', '<=', new Date(this.now().getTime() - unusedPictureLifetime).toISOString())
      .execute();
    return rows.map(({ address }) => address);
  }

  private async note(database: Database, address: string): Promise<void> {
    const noted_at = this.now().toISOString();
    await database.insertInto('loose_pictures').values({ address, noted_at }).execute();
  }
}

const remove = (database: Database, address: string) =>
  database.deleteFrom('loose_pictures').where('address', '=', address).execute();

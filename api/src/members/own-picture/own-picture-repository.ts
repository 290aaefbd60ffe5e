import type { ProfileRepository } from '../profiles/profile-repository';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';

/** In milliseconds. Within it a picture is in its profile, or never will be. */
export const looseLifetime = 3_600_000;

/**
 * All SQL about the picture of a profile that its owner changes. Each file that no profile names has a row, from
 * before it is written until after it is removed: whenever a process ends, the file is found again.
 */
export class OwnPictureRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly profiles: ProfileRepository,
  ) {}

  /** Notes the file of a new picture, before it is there. */
  async announce(address: string): Promise<void> {
    await this.note(this.database, address);
  }

  /**
   * Gives a profile the picture at an address, or none. The one before is loose from then on: its address is
   * answered, if there was one. Of two changes at once each answers the one that it replaced. Null when there is no
   * such profile.
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

  /** The file of a loose picture is gone. */
  async forget(address: string): Promise<void> {
    await remove(this.database, address);
  }

  /** Addresses that have been loose for so long that no request is at work on them. */
  async findAbandoned(): Promise<string[]> {
    const rows = await this.database
      .selectFrom('loose_pictures')
      .select('address')
      .where('noted_at', '<=', new Date(this.now().getTime() - looseLifetime).toISOString())
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

import { SettingRepository } from '../../storage/setting-repository';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';

const name = 'trusted-networks';

/** All SQL about the church's own networks. */
export class TrustedNetworkRepository {
  private readonly settings: SettingRepository;

  constructor(database: Database, now: Clock) {
    this.settings = new SettingRepository(database, now);
  }

  /** Reads the networks in CIDR notation; the list is empty unless staff entered some. */
  async read(): Promise<readonly string[]> {
    const value = await this.settings.read(name);
    return value === undefined ? [] : (JSON.parse(value) as readonly string[]);
  }

  async write(networks: readonly string[]): Promise<void> {
    await this.settings.write(name, JSON.stringify(networks));
  }
}

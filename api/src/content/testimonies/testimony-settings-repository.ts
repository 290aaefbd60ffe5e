import { SettingRepository } from '../../storage/setting-repository';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';

const name = 'testimonies-need-approval';

/** All SQL about the settings of testimonies. */
export class TestimonySettingsRepository {
  private readonly settings: SettingRepository;

  constructor(database: Database, now: Clock) {
    this.settings = new SettingRepository(database, now);
  }

  /** Whether new testimonies await approval; by default they do not (requirements 4). */
  async needsApproval(): Promise<boolean> {
    return (await this.settings.read(name)) === 'true';
  }

  async setNeedsApproval(needsApproval: boolean): Promise<void> {
    await this.settings.write(name, String(needsApproval));
  }
}

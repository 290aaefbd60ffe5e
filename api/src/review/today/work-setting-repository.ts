import { parseJson } from 'contract/answer-reader';
import { readValue } from 'contract/read-value';
import { defaultWorkSettings, getWorkSettings } from 'contract/work-settings-requests';
import type { WorkSettings } from 'contract/work-settings-requests';
import type { Clock } from '../../storage/clock';
import type { Database } from '../../storage/database';
import { SettingRepository } from '../../storage/setting-repository';

const name = 'work';

/** Stores when records are due, and which categories are urgent. */
export class WorkSettingRepository {
  private readonly settings: SettingRepository;

  constructor(database: Database, now: Clock) {
    this.settings = new SettingRepository(database, now);
  }

  async read(): Promise<WorkSettings> {
    const chosen = parseJson((await this.settings.read(name)) ?? '');
    const { dueDays, urgentCategories } =
      readValue(getWorkSettings.response, chosen) ?? defaultWorkSettings;
    return { dueDays: { ...defaultWorkSettings.dueDays, ...dueDays }, urgentCategories };
  }

  write(settings: WorkSettings): Promise<void> {
    return this.settings.write(name, JSON.stringify(settings));
  }
}

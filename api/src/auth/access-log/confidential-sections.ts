import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { usuallyConfidential } from 'contract/audit';
import { SettingRepository } from '../../storage/setting-repository';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';

const name = 'confidential-sections';

/** All SQL about the sections whose reading is noted. */
export class ConfidentialSectionRepository {
  private readonly settings: SettingRepository;

  constructor(database: Database, now: Clock) {
    this.settings = new SettingRepository(database, now);
  }

  /** Returns them in the order of the sections. */
  async read(): Promise<readonly RecordKind[]> {
    const value = await this.settings.read(name);
    if (value === undefined) return usuallyConfidential;
    const chosen = new Set(JSON.parse(value) as readonly string[]);
    return recordKinds.filter((kind) => chosen.has(kind));
  }

  async choose(sections: readonly RecordKind[]): Promise<void> {
    await this.settings.write(name, JSON.stringify(sections));
  }
}

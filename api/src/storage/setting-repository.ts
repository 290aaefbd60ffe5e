import type { Database } from './database';
import type { Clock } from './clock';

/** All SQL about settings that staff chose for the whole church. */
export class SettingRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Returns the setting; undefined where nothing was chosen. */
  async read(name: string): Promise<string | undefined> {
    const row = await this.database
      .selectFrom('settings')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.value;
  }

  async write(name: string, value: string): Promise<void> {
    const values = { value, updated_at: this.now().toISOString() };
    await this.database
      .insertInto('settings')
      .values({ name, ...values })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
      .execute();
  }
}

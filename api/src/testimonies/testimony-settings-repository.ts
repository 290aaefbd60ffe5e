import type { Database } from '../storage/database';
import type { Clock } from '../storage/ports';

const name = 'testimonies-need-approval';

/** All SQL about what staff chose for the testimonies. */
export class TestimonySettingsRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Whether new testimonies await approval. Unless staff chose it they do not (SPEC 4). */
  async needsApproval(): Promise<boolean> {
    const row = await this.database
      .selectFrom('settings')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.value === 'true';
  }

  async setNeedsApproval(needsApproval: boolean): Promise<void> {
    const values = { value: String(needsApproval), updated_at: this.now().toISOString() };
    await this.database
      .insertInto('settings')
      .values({ name, ...values })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
      .execute();
  }
}

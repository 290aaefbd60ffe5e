import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { usuallyConfidential } from 'contract/audit';
import type { Database } from '../storage/database';
import type { Clock } from '../storage/ports';

const name = 'confidential-sections';

/** All SQL about the sections in which a reading is noted. */
export class ConfidentialSectionRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** In the order of the sections. */
  async read(): Promise<readonly RecordKind[]> {
    const row = await this.database
      .selectFrom('settings')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    if (row === undefined) return usuallyConfidential;
    const chosen = new Set(JSON.parse(row.value) as readonly string[]);
    return recordKinds.filter((kind) => chosen.has(kind));
  }

  async choose(sections: readonly RecordKind[]): Promise<void> {
    const values = { value: JSON.stringify(sections), updated_at: this.now().toISOString() };
    await this.database
      .insertInto('settings')
      .values({ name, ...values })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
      .execute();
  }
}

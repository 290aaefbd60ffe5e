import type { Database } from '../../storage/database';

interface ReportReader {
  readonly id: string;
  readonly email: string;
}

/** All SQL about who wants the monthly report. */
export class ReportChoiceRepository {
  constructor(private readonly database: Database) {}

  async isWanted(id: string): Promise<boolean> {
    return (await this.findReader(id)) !== undefined;
  }

  async choose(id: string, isWanted: boolean): Promise<void> {
    const is_wanted = isWanted ? 1 : 0;
    await this.database
      .insertInto('monthly_reports')
      .values({ admin_id: id, is_wanted, last_month: '' })
      .onConflict((conflict) => conflict.column('admin_id').doUpdateSet({ is_wanted }))
      .execute();
  }

  /** Gets an account that wants the report and can log in. */
  findReader(id: string): Promise<ReportReader | undefined> {
    return this.selectReaders().where('admins.id', '=', id).executeTakeFirst();
  }

  /** Lists the accounts to which the report of a month was not queued. @param month YYYY-MM */
  listDue(month: string): Promise<readonly ReportReader[]> {
    return this.selectReaders().where('last_month', '!=', month).execute();
  }

  /** Notes that the report of a month is queued. Returns false if another process did so before. */
  async claim(id: string, month: string): Promise<boolean> {
    const { numUpdatedRows } = await this.database
      .updateTable('monthly_reports')
      .set({ last_month: month })
      .where('admin_id', '=', id)
      .where('last_month', '!=', month)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  private selectReaders() {
    return this.database
      .selectFrom('admins')
      .innerJoin('monthly_reports', 'monthly_reports.admin_id', 'admins.id')
      .select(['admins.id', 'email'])
      .where('is_wanted', '=', 1)
      .where('suspended_at', 'is', null)
      .where('left_at', 'is', null);
  }
}

import { staffMailChoices } from 'contract/staff-mail-requests';
import type { StaffMailChoice, StaffMails } from 'contract/staff-mail-requests';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { getAllRights, RoleRepository } from '../../auth/roles/role-repository';
import type { Role } from '../../auth/roles/role-repository';
import { lockAccount } from '../../auth/second-factors/lock-account';
import type { Database } from '../../storage/database';

/** Default hour of the digest: in the morning, before most staff begin. */
const usualHour = 7;

/** Stands for the section in the choice of emails about what colleagues did. */
const colleagues = 'colleagues';

/** The roles of the first start whose sections are notified at once by default; all others get a digest. */
const toldAtOnce: readonly string[] = ['office', 'treasurer', 'welcome-team'];

export interface MailedAccount {
  readonly id: string;
  readonly email: string;
  readonly mails: StaffMails;
  /** The day of the last digest as YYYY-MM-DD; '' before the first. */
  readonly lastDigest: string;
}

/** All SQL about the emails that staff have chosen. */
export class MailChoiceRepository {
  constructor(private readonly database: Database) {}

  /** Gets the email and the current choices of an account; undefined if the account cannot log in. */
  async find(id: string): Promise<MailedAccount | undefined> {
    const roles = new Map([[id, await new RoleRepository(this.database).listOf(id)]]);
    const [account] = await this.read(roles, id);
    return account;
  }

  /** Lists all accounts that can log in. */
  async list(): Promise<readonly MailedAccount[]> {
    return this.read(await new RoleRepository(this.database).listByAccount());
  }

  /** Updates the given choices and leaves the others as they are. */
  async choose(id: string, { sections, digestHour, colleagueNews }: StaffMails): Promise<void> {
    await this.database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, id);
      const choices = { ...sections, [colleagues]: colleagueNews ? 'at-once' : 'off' };
      const values = Object.entries(choices).map(([kind, choice]) => ({
        admin_id: id,
        kind,
        choice,
      }));
      for (const value of values)
        await transaction
          .insertInto('staff_mail_choices')
          .values(value)
          .onConflict((conflict) =>
            conflict.columns(['admin_id', 'kind']).doUpdateSet({ choice: value.choice }),
          )
          .execute();
      await setHour(transaction, id, digestHour);
    });
  }

  /** Ends the digests of an account; does nothing if the account does not exist. */
  async endDigests(id: string): Promise<void> {
    const known = await this.selectOpen().where('admins.id', '=', id).executeTakeFirst();
    if (known !== undefined) await setHour(this.database, id, null);
  }

  private selectOpen() {
    return this.database
      .selectFrom('admins')
      .select(['admins.id', 'email'])
      .where('suspended_at', 'is', null)
      .where('left_at', 'is', null);
  }

  /** @param id restricts the result to one account */
  private async read(
    roles: ReadonlyMap<string, readonly Role[]>,
    id?: string,
  ): Promise<readonly MailedAccount[]> {
    const rows = await this.selectOpen()
      .leftJoin('staff_digests', 'staff_digests.admin_id', 'admins.id')
      .select(['hour', 'last_day'])
      .$if(id !== undefined, (query) => query.where('admins.id', '=', id ?? ''))
      .execute();
    const choices = await this.database
      .selectFrom('staff_mail_choices')
      .selectAll()
      .$if(id !== undefined, (query) => query.where('admin_id', '=', id ?? ''))
      .execute();
    const chosen = new Map(choices.map((row) => [`${row.admin_id} ${row.kind}`, row.choice]));
    return rows.map((row) => {
      const own = roles.get(row.id) ?? [];
      const rights = getAllRights(own);
      const sections = recordKinds
        .filter((kind) => rights.has(`${kind}:read`))
        .map((kind) => {
          const choice = readChoice(chosen.get(`${row.id} ${kind}`)) ?? defaultOf(kind, own);
          return [kind, choice] as const;
        });
      // Without a row nothing was chosen yet.
      const digestHour = row.last_day === null ? usualHour : row.hour;
      const colleagueNews = chosen.get(`${row.id} ${colleagues}`) !== 'off';
      const mails = { sections: Object.fromEntries(sections), digestHour, colleagueNews };
      return { id: row.id, email: row.email, mails, lastDigest: row.last_day ?? '' };
    });
  }
}

const readChoice = (choice: string | undefined): StaffMailChoice | undefined =>
  staffMailChoices.find((one) => one === choice);

/** The default is `at-once` if the staff member reads the section through one of the roles that work in it each day. */
const defaultOf = (kind: RecordKind, roles: readonly Role[]): StaffMailChoice =>
  roles.some(({ id, rights }) => toldAtOnce.includes(id) && rights.includes(`${kind}:read`))
    ? 'at-once'
    : 'digest';

const setHour = (database: Database, admin_id: string, hour: number | null) =>
  database
    .insertInto('staff_digests')
    .values({ admin_id, hour, last_day: '' })
    .onConflict((conflict) => conflict.column('admin_id').doUpdateSet({ hour }))
    .execute();

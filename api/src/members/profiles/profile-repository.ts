import type { Selectable, Transaction } from 'kysely';
import { readLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import type { Profile, ProfileChanges, StoredProfile } from 'contract/profile';
import type { QuarantineReason } from 'contract/review';
import { noteChange } from '../../storage/records/record-changes';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { IdMaker } from '../../storage/time-ordered-id';
import { recordSource } from '../../storage/records/record-source';
import { recordList } from '../../storage/record-list';
import type { JsonPiece } from '../../storage/record-list';
import type { ProfilesTable, Tables } from '../../storage/tables/tables';
import { isUniqueViolation } from '../../storage/database-errors';

export interface NewProfile {
  readonly profile: Omit<Profile, 'password'> & Pick<StoredProfile, 'image'>;
  readonly passwordHash: string;
  /** Why it looks like a robot's, if it does: its owner notices nothing, and staff do not see it in the list. */
  readonly quarantine?: QuarantineReason | undefined;
  /** Of the page, if it named one: our mails are in it. */
  readonly language?: Language | undefined;
}

/** Another profile has this e-mail already. */
export class EmailTaken extends Error {
  override readonly name = 'EmailTaken';
}

/** What a member logs in with. */
export interface MemberAccount {
  readonly profile: StoredProfile;
  readonly passwordHash: string;
  /** Whether the mailed link was opened: otherwise the address may belong to a stranger. */
  readonly isConfirmed: boolean;
  /** Whether anybody has ever logged in with it. */
  readonly isUsed: boolean;
  /** Whether it looks like a robot's. */
  readonly isQuarantined: boolean;
  /** Of our mails; undefined until one is chosen. */
  readonly language: Language | undefined;
}

/** An e-mail's case does not count. */
export const isSameEmail = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** A change that is left out or undefined: the former stays as it is, the latter is erased. */
export type ProfilePatch = {
  readonly [Name in keyof ProfileChanges]: ProfileChanges[Name] | undefined;
};

/** All SQL about members' profiles. */
export class ProfileRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly makeId: IdMaker,
  ) {}

  /** Stores a member and answers the id. Throws EmailTaken when the e-mail is taken; its case does not count. */
  async add({ profile, passwordHash, quarantine, language }: NewProfile): Promise<string> {
    const id = this.makeId();
    const time = this.now().toISOString();
    const values = {
      id,
      email: profile.email.toLowerCase(),
      password_hash: passwordHash,
      is_admin: 0,
      body: JSON.stringify(profile),
      created_at: time,
      updated_at: time,
      version: 0,
      quarantine: quarantine ?? null,
      language: language ?? null,
    };
    await this.database
      .transaction()
      .execute(async (transaction) => {
        await transaction.insertInto('profiles').values(values).execute();
        if (values.quarantine !== null) return;
        // Staff are told (staff-news).
        await transaction.insertInto('staff_news').values({ id, kind: 'profiles' }).execute();
      })
      .catch(refuseTakenEmail);
    return id;
  }

  async find(id: string): Promise<StoredProfile | undefined> {
    const row = await this.findRow(id);
    return row && toProfile(row);
  }

  /** An e-mail's case does not count. */
  async findAccount(email: string): Promise<MemberAccount | undefined> {
    const row = await this.database
      .selectFrom('profiles')
      .selectAll()
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();
    return row && toAccount(row);
  }

  async findAccountOf(id: string): Promise<MemberAccount | undefined> {
    const row = await this.findRow(id);
    return row && toAccount(row);
  }

  /**
   * Changes a profile and answers it whole; undefined when there is none. Another e-mail is left out, for it counts
   * once it is confirmed; another spelling of the same one is taken.
   */
  change(id: string, changes: ProfilePatch): Promise<StoredProfile | undefined> {
    return this.database
      .transaction()
      .execute((transaction) => this.changeWithin(transaction, id, changes));
  }

  /** The same as a part of the caller's transaction. */
  changeWithin(
    transaction: Transaction<Tables>,
    id: string,
    changes: ProfilePatch,
  ): Promise<StoredProfile | undefined> {
    return this.rewrite(transaction, id, (row) => {
      const isSame = changes.email === undefined || isSameEmail(changes.email, row.email);
      return this.applyChanges(row, isSame ? changes : { ...changes, email: emailOf(row) });
    });
  }

  /**
   * Gives a profile an e-mail that was confirmed just now, as a part of the caller's transaction. Throws EmailTaken,
   * and the transaction cannot go on then.
   */
  async confirmEmail(transaction: Transaction<Tables>, id: string, email: string): Promise<void> {
    const email_confirmed_at = this.now().toISOString();
    await this.rewrite(transaction, id, (row) => ({
      ...this.applyChanges(row, { email }),
      email_confirmed_at,
    }));
  }

  /**
   * Gives a profile another picture, or none, as a part of the caller's transaction. Answers the address of the one
   * before, if there was one; undefined when there is no such profile.
   */
  async changePicture(
    transaction: Transaction<Tables>,
    id: string,
    image: string | undefined,
  ): Promise<{ readonly former: string | undefined } | undefined> {
    let former: string | undefined;
    const profile = await this.rewrite(transaction, id, (row) => {
      former = parseBody(row.body).image;
      return this.applyChanges(row, { image });
    });
    return profile && { former };
  }

  /** Is no change of the profile, which staff see. */
  async chooseLanguage(id: string, language: Language): Promise<void> {
    await this.database.updateTable('profiles').set({ language }).where('id', '=', id).execute();
  }

  /** The JSON text of all profiles, oldest first, in pieces; the password's hash is no part of it. */
  list(): AsyncGenerator<JsonPiece, void> {
    const { table, record, condition } = recordSource('profiles');
    return recordList(this.database, table, record, condition);
  }

  private async rewrite(
    transaction: Transaction<Tables>,
    id: string,
    change: (row: Selectable<ProfilesTable>) => Partial<Selectable<ProfilesTable>>,
  ): Promise<StoredProfile | undefined> {
    const profiles = new ProfileRepository(transaction, this.now, this.makeId);
    for (;;) {
      const row = await profiles.findRow(id);
      if (row === undefined) return undefined;
      const changed = change(row);
      if (!(await profiles.replace(row, changed))) continue;
      await noteChange(transaction, 'profiles');
      return toProfile({ ...row, ...changed });
    }
  }

  private findRow(id: string): Promise<Selectable<ProfilesTable> | undefined> {
    return this.database.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** False when a change came between: it is not overwritten, but built upon. */
  private async replace(
    { id, version }: Selectable<ProfilesTable>,
    changed: Partial<Selectable<ProfilesTable>>,
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.database
      .updateTable('profiles')
      .set(changed)
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
      .catch(refuseTakenEmail);
    return numUpdatedRows === 1n;
  }

  private applyChanges(
    row: Selectable<ProfilesTable>,
    changes: ProfilePatch | { readonly image: string | undefined },
  ) {
    const body: NewProfile['profile'] = { ...parseBody(row.body), ...(changes as ProfileChanges) };
    return {
      body: JSON.stringify(body),
      email: body.email.toLowerCase(),
      updated_at: this.now().toISOString(),
      version: row.version + 1,
    };
  }
}

function refuseTakenEmail(error: unknown): never {
  throw isUniqueViolation(error) ? new EmailTaken() : error;
}

const toAccount = (row: Selectable<ProfilesTable>): MemberAccount => ({
  profile: toProfile(row),
  passwordHash: row.password_hash,
  isConfirmed: row.email_confirmed_at !== null,
  isUsed: row.last_login_at !== null,
  isQuarantined: row.quarantine !== null,
  language: readLanguage(row.language),
});

/** As its owner spells it. */
const emailOf = (row: Selectable<ProfilesTable>) => parseBody(row.body).email;

/** The same fields as `list` has, in the same order. */
const toProfile = (row: Selectable<ProfilesTable>): StoredProfile => ({
  ...parseBody(row.body),
  isAdmin: row.is_admin === 1,
  _id: row.id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  __v: row.version,
});

/** PostgreSQL's driver parses a json column, SQLite's does not. */
const parseBody = (body: unknown) =>
  (typeof body === 'string' ? JSON.parse(body) : body) as NewProfile['profile'];

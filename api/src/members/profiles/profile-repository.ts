import type { Selectable, Transaction } from 'kysely';
import { readLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import type { Profile, ProfileChanges, StoredProfile } from 'contract/profile';
import type { QuarantineReason } from 'contract/quarantine-requests';
import { noteChange } from '../../storage/records/record-changes';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { IdMaker } from '../../storage/time-ordered-id';
import { recordSource } from '../../storage/records/record-source';
import { recordList } from '../../storage/record-list';
import type { JsonPiece } from '../../storage/record-list';
import type { ProfilesTable, Tables } from '../../storage/tables/tables';
import { isUniqueViolation } from '../../storage/database-errors';
import { endAccess } from './end-access';

export interface NewProfile {
  readonly profile: Omit<Profile, 'password'> & Pick<StoredProfile, 'image'>;
  /** Absent if staff added the profile: its owner cannot log in before choosing a password by a mailed link. */
  readonly passwordHash?: string;
  /** Why the profile looks like a robot's, if it does. Its owner notices nothing, and the staff's list omits it. */
  readonly quarantine?: QuarantineReason | undefined;
  /** The language of the page, in which our emails are written. */
  readonly language?: Language | undefined;
}

export class EmailTaken extends Error {
  override readonly name = 'EmailTaken';
}

export interface MemberAccount {
  readonly profile: StoredProfile;
  /** Undefined if staff added the profile and its owner has not chosen a password yet. */
  readonly passwordHash: string | undefined;
  /** Whether the link in the email was opened: otherwise the address may belong to a stranger. */
  readonly isConfirmed: boolean;
  /** Whether anybody has ever logged in with it. */
  readonly isUsed: boolean;
  readonly isQuarantined: boolean;
  /** The language of our emails; undefined until one is chosen. */
  readonly language: Language | undefined;
}

export const isSameEmail = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** An absent field stays as it is; an undefined one is erased. */
export type ProfilePatch = {
  readonly [Name in keyof ProfileChanges]: ProfileChanges[Name] | undefined;
};

/** Stands in the column for a password that was not chosen yet: it is no hash, so nothing matches it. */
const noPassword = '';

/** All SQL about members' profiles. */
export class ProfileRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly makeId: IdMaker,
  ) {}

  /**
   * Stores a member who registered, has staff notified, and returns the id. Throws EmailTaken if another profile has the
   * address, in any case.
   */
  add(profile: NewProfile): Promise<string> {
    return this.database.transaction().execute(async (transaction) => {
      const id = await this.addWithin(transaction, profile);
      // The row has the staff notified (staff-news).
      if (profile.quarantine === undefined)
        await transaction.insertInto('staff_news').values({ id, kind: 'profiles' }).execute();
      return id;
    });
  }

  /** Stores a member in the caller's transaction, which must be rolled back if it throws EmailTaken. */
  async addWithin(
    transaction: Transaction<Tables>,
    { profile, passwordHash = noPassword, quarantine, language }: NewProfile,
  ): Promise<string> {
    const id = this.makeId();
    const time = this.now().toISOString();
    await transaction
      .insertInto('profiles')
      .values({
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
      })
      .execute()
      .catch(refuseTakenEmail);
    return id;
  }

  async find(id: string): Promise<StoredProfile | undefined> {
    const row = await this.findRow(id);
    return row && toProfile(row);
  }

  /** Finds an account by its email address, case-insensitively. */
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
   * Changes a profile and returns it whole; undefined if there is none. Another email address is left out, because it
   * needs confirmation; another spelling of the same address is stored.
   */
  change(id: string, changes: ProfilePatch): Promise<StoredProfile | undefined> {
    return this.database
      .transaction()
      .execute((transaction) => this.changeWithin(transaction, id, changes));
  }

  /** Does the same as `change` in the caller's transaction. */
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

  /** Sets a confirmed email address in the caller's transaction, which must be rolled back if it throws EmailTaken. */
  async confirmEmail(transaction: Transaction<Tables>, id: string, email: string): Promise<void> {
    const email_confirmed_at = this.now().toISOString();
    await this.rewrite(transaction, id, (row) => ({
      ...this.applyChanges(row, { email }),
      email_confirmed_at,
    }));
  }

  /**
   * Sets the address with which the owner will log in, as the body has it already. Links that were mailed to the former
   * address end: whoever got one could choose the password of the new owner. Throws EmailTaken.
   */
  async setLoginAddress(transaction: Transaction<Tables>, id: string, email: string) {
    await transaction
      .updateTable('profiles')
      .set({ email: email.toLowerCase() })
      .where('id', '=', id)
      .execute()
      .catch(refuseTakenEmail);
    await endAccess(transaction, id);
  }

  /**
   * Sets or clears the picture in the caller's transaction. Returns the address of the previous one, if there was one;
   * undefined if there is no such profile.
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

  /** The language is not part of the profile that staff see, so its version does not change. */
  async chooseLanguage(id: string, language: Language): Promise<void> {
    await this.database.updateTable('profiles').set({ language }).where('id', '=', id).execute();
  }

  /** Streams the JSON text of all profiles, oldest first, without password hashes. */
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

  /** Returns false after a concurrent change, so that the caller retries instead of overwriting it. */
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
  passwordHash: row.password_hash === noPassword ? undefined : row.password_hash,
  isConfirmed: row.email_confirmed_at !== null,
  isUsed: row.last_login_at !== null,
  isQuarantined: row.quarantine !== null,
  language: readLanguage(row.language),
});

/** The email address as its owner spells it. */
const emailOf = (row: Selectable<ProfilesTable>) => parseBody(row.body).email;

/** Returns the same fields as `list`, in the same order. */
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

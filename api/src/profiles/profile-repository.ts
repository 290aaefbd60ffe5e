import type { Selectable } from 'kysely';
import type { Profile, ProfileChanges, StoredProfile } from 'contract/profile';
import type { QuarantineReason } from 'contract/review';
import { noteRecordChange } from '../console-events/record-changes';
import type { Database } from '../storage/database';
import type { Clock, IdMaker } from '../storage/ports';
import { recordSource } from '../records/record-source';
import { recordList } from '../storage/record-list';
import type { JsonPiece } from '../storage/record-list';
import type { ProfilesTable } from '../storage/tables';
import { isUniqueViolation } from '../storage/unique-violation';

export interface NewProfile {
  readonly profile: Omit<Profile, 'password'> & Pick<StoredProfile, 'image'>;
  readonly passwordHash: string;
  /** Why it looks like a robot's, if it does: its owner notices nothing, and staff do not see it in the list. */
  readonly quarantine?: QuarantineReason | undefined;
}

/** Somebody else's profile has this e-mail already. */
export class EmailTaken extends Error {
  override readonly name = 'EmailTaken';
}

/** What a member logs in with. */
export interface MemberAccount {
  readonly profile: StoredProfile;
  readonly passwordHash: string;
}

/** A change that is left out or undefined: the former stays as it is, the latter is erased. */
export type Changes = { readonly [Name in keyof ProfileChanges]: ProfileChanges[Name] | undefined };

/** All SQL about members' profiles. */
export class ProfileRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly makeId: IdMaker,
  ) {}

  /** Stores a member and answers the id. Throws EmailTaken when the e-mail, in whatever case, is taken. */
  async add({ profile, passwordHash, quarantine }: NewProfile): Promise<string> {
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
    };
    await this.database.insertInto('profiles').values(values).execute().catch(refuseTakenEmail);
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
    return row && { profile: toProfile(row), passwordHash: row.password_hash };
  }

  /** Changes a profile and answers it whole; undefined when there is none. Throws EmailTaken. */
  change(id: string, changes: Changes): Promise<StoredProfile | undefined> {
    return this.database.transaction().execute(async (transaction) => {
      for (;;) {
        const profiles = new ProfileRepository(transaction, this.now, this.makeId);
        const row = await profiles.findRow(id);
        if (row === undefined) return undefined;
        const changed = this.applyChanges(row, changes);
        if (!(await profiles.replace(row, changed))) continue;
        await noteRecordChange(transaction, 'profiles');
        return toProfile({ ...row, ...changed });
      }
    });
  }

  /** The JSON text of all profiles, oldest first, in pieces; the password's hash is no part of it. */
  list(): AsyncGenerator<JsonPiece> {
    const { table, record, condition } = recordSource('profiles');
    return recordList(this.database, table, record, condition);
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

  private applyChanges(row: Selectable<ProfilesTable>, changes: Changes) {
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

import { sql } from 'kysely';
import type { Profile } from 'contract/profile';
import type { Database } from '../storage/database';
import type { Clock, IdMaker } from '../storage/ports';
import { recordList, wholeRecord } from '../storage/record-list';

export interface NewProfile {
  readonly profile: Omit<Profile, 'password'>;
  readonly passwordHash: string;
}

/** All SQL about members' profiles. */
export class ProfileRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly makeId: IdMaker,
  ) {}

  /** Stores a member and answers its id. Rejects when the e-mail, in whatever case, is taken. */
  async add({ profile, passwordHash }: NewProfile): Promise<string> {
    const id = this.makeId();
    const time = this.now().toISOString();
    await this.database
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
      })
      .execute();
    return id;
  }

  /** The JSON text of all profiles, oldest first, in pieces; the password's hash is no part of it. */
  list(): AsyncGenerator<string> {
    const isAdmin = sql<string>`',"isAdmin":' || case is_admin when 1 then 'true' else 'false' end`;
    return recordList(this.database, 'profiles', wholeRecord(isAdmin), sql`1 = 1`);
  }
}

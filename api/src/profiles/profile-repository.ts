import { sql } from 'kysely';
import type { Database } from '../storage/database';
import { recordList, wholeRecord } from '../storage/record-list';

/** All SQL about members' profiles. */
export class ProfileRepository {
  constructor(private readonly database: Database) {}

  /** The JSON text of all profiles, oldest first, in pieces; the password's hash is no part of it. */
  list(): AsyncGenerator<string> {
    const isAdmin = sql<string>`',"isAdmin":' || case is_admin when 1 then 'true' else 'false' end`;
    return recordList(this.database, 'profiles', wholeRecord(isAdmin), sql`1 = 1`);
  }
}

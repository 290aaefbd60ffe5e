import type { Database } from '../../src/storage/database';
import { storedPlain } from './stored-plain';

let time = Date.UTC(2026, 2, 1);

/** Makes a row without later changes. Each is newer than the one before. */
function keptRow(body: string) {
  const at = new Date((time += 10)).toISOString();
  return {
    id: `i-${at.replace(/\D/g, '')}`,
    body,
    created_at: at,
    updated_at: at,
    version: 0,
    quarantine: null,
  };
}

/** Inserts records with these JSON texts, oldest first. */
export async function insertContacts(database: Database, bodies: readonly string[]): Promise<void> {
  const rows = bodies.map(keptRow).map((row) => ({
    ...row,
    body: storedPlain(row.body),
    kind: 'contact',
    consent: null,
    idempotency_key: null,
  }));
  await database.insertInto('submissions').values(rows).execute();
}

export async function insertProfiles(database: Database, bodies: readonly string[]): Promise<void> {
  const rows = bodies.map(keptRow).map((row) => ({
    ...row,
    email: row.id,
    password_hash: '',
    is_admin: 0,
  }));
  await database.insertInto('profiles').values(rows).execute();
}

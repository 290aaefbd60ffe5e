import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { decryptableWhereEncrypted } from './encryption/decryptable-json';
import { openDatabase, sqliteFile } from './database';

/** A database of the last release that used better-sqlite3 on Node 20, with an account and two records. */
const sample = join(__dirname, '../../testing/samples/earlier-release.sqlite.gz');
/** The key of that server's environment. */
const dataKey = Buffer.alloc(32, 7).toString('base64');

it('opens what an earlier release stored, and reads what is encrypted in it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'church-earlier-'));
  writeFileSync(sqliteFile(dataDir), gunzipSync(readFileSync(sample)));
  const database = await openDatabase({ dataDir, dataKey });
  try {
    const records = await database
      .selectFrom('submissions')
      .select(['kind', decryptableWhereEncrypted(sql`body`, sql`kind`, sql`id`).as('body')])
      .execute();
    const texts = records.map(({ kind, body }) => [kind, JSON.stringify(body)]);
    expect(texts).toEqual([
      ['contact', expect.stringContaining('A message from an earlier release.')],
      ['welfare', expect.stringContaining('An encrypted message from an earlier release.')],
    ]);
    const admins = await database.selectFrom('admins').select('email').execute();
    expect(admins).toEqual([{ email: 'office@example.org' }]);
  } finally {
    await database.destroy();
    rmSync(dataDir, { recursive: true });
  }
});

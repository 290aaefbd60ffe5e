import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ResetTokenRepository } from '../../src/members/password-reset/reset-token-repository';
import { makeDatabase } from './databases';
import { findUnprovenStatements, noteStatements } from './noted-statements';

const folder = mkdtempSync(join(tmpdir(), 'noted-statements-'));
const notes = join(folder, 'notes');
afterAll(() => rmSync(folder, { recursive: true }));

it('names what ran on SQLite alone and is none of its own words', () => {
  const lines = [
    'sqlite\tselect "id" from "profiles"',
    'postgres\tselect "id" from "profiles"',
    'sqlite\tdelete from "profiles" where "id" in (?)',
    'sqlite\tpragma wal_checkpoint(truncate)',
    'postgres\tselect to_regclass(?) as name',
  ];
  writeFileSync(notes, lines.join('\n'));
  expect(findUnprovenStatements(notes)).toEqual(['delete from "profiles" where "id" in (?)']);
});

it('notes once what the product asks, whatever the values, and nothing that a test asks', async () => {
  rmSync(notes);
  noteStatements(notes);
  const { database, remove } = await makeDatabase('sqlite');
  const tokens = new ResetTokenRepository(database, () => new Date());
  for (const _time of ['first', 'second']) await tokens.sweep();
  await database.selectFrom('outbox').select('id').execute();
  await remove();
  const lines = readFileSync(notes, 'utf8').split('\n');
  const about = (table: string) => lines.filter((line) => line.includes(table));
  expect(about('reset_tokens')).toEqual([
    'sqlite\tdelete from "reset_tokens" where not reset_tokens.created_at > case is_invitation when 1 then ? else ? end',
  ]);
  expect(about('outbox')).toEqual([]);
});

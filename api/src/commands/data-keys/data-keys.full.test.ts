import { RecordNoteRepository } from '../../review/contact-history/record-note-repository';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { SubmissionName } from 'contract/submissions';
import { countWordInFiles, countWordInTables } from '../../../testing/count-word';
import { databaseKinds, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { readRecords } from '../../../testing/read-list';
import { storedPlain } from '../../../testing/databases/stored-plain';
import { watchRawQueries } from '../../../testing/databases/watch-raw-queries';
import { BreachRepository } from '../../privacy/breaches/breach-repository';
import { formatDataKey, makeDataKey, readDataKeys } from '../../storage/encryption/data-key';
import { KeySource } from '../../storage/encryption/key-file';
import {
  getFieldEncryption,
  undecryptablePlaceholder,
} from '../../storage/encryption/field-encryption';
import { openDatabase } from '../../storage/database';
import type { Database } from '../../storage/database';
import { makeTimeOrderedId } from '../../storage/time-ordered-id';
import { SubmissionRepository } from '../../submissions/submission-repository';
import { runDataKeyCommand } from './data-key-command';
import { withKeyFile } from './key-file-lock';
import { renewAll, renewIfNeeded } from './renew-all';
import { findUsedKeys } from './encrypted-rows';

const sentinel = 'Qyzzycanary';
const now = () => new Date('2026-03-01T10:00:00Z');
const count = 450;

describe.each(databaseKinds)('on %s', (databaseKind) => {
  let test: TestDatabase;
  let folder: string;
  let database: Database;
  let lines: string[];
  beforeEach(async () => {
    test = await makeDatabase(databaseKind);
    await test.database.deleteFrom('data_keys').execute();
    folder = mkdtempSync(join(tmpdir(), 'data-keys-'));
    lines = [];
    database = await open();
  });
  afterEach(async () => {
    await database.destroy();
    await test.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const dataKeyFile = () => join(folder, 'keys', 'data.key');
  const addressOf = () => {
    const { dataKey: _, ...address } = test.address;
    return { ...address, dataKeyFile: dataKeyFile() };
  };
  const open = (mayLackKeys = false) =>
    openDatabase(addressOf(), undefined, undefined, { mayLackKeys });
  async function reopen(mayLackKeys = false) {
    await database.destroy();
    database = await open(mayLackKeys);
  }
  const getSource = () => new KeySource(addressOf());
  const printLine = (line: string) => void lines.push(line);
  const run = (...words: string[]) =>
    runDataKeyCommand(words, getSource(), printLine, async (work, mayLackKeys = false) => {
      if (mayLackKeys) await reopen(mayLackKeys);
      await work(database);
    });
  /** Does with the keys what a start of the server does. */
  const start = async () => {
    await reopen();
    await renewIfNeeded(database, getSource(), printLine);
  };
  const isUsed = async (id: string) => (await findUsedKeys(database, [id])).length > 0;
  const keyIds = () =>
    readDataKeys(readFileSync(dataKeyFile(), 'utf8'), 'the file').map(({ id }) => id);
  const countOnDisk = async () =>
    (await countWordInTables(database, sentinel)) +
    (databaseKind === 'sqlite' ? countWordInFiles(test.address.dataDir, sentinel) : 0);
  const messagesOf = async (kind: SubmissionName) =>
    (await readRecords(new SubmissionRepository(database, now, makeTimeOrderedId).list(kind))).map(
      (record) => record['message'],
    );

  /** Stores rows as an earlier release left them. */
  async function storeOldRows(): Promise<void> {
    const times = { created_at: '', updated_at: '', version: 0 };
    const rows = Array.from({ length: count }, (_, at) => {
      const body = storedPlain(JSON.stringify({ name: 'Ada', message: `${sentinel} ${at}` }));
      return { ...times, id: `r${at}`, kind: at % 2 === 0 ? 'welfare' : 'request', body };
    });
    await database.insertInto('submissions').values(rows).execute();
    const note = storedPlain(JSON.stringify({ note: sentinel }));
    await database
      .insertInto('record_notes')
      .values({ ...byNobody, id: 'c', record_id: 'c', text: note })
      .execute();
    await database
      .insertInto('breaches')
      .values({
        id: 'b',
        noticed_at: now().toISOString(),
        done: '[]',
        note,
        closed_at: null,
        version: 0,
      })
      .execute();
    const reply = { id: 'e', kind: 'contact', record_id: 'c', at: '', message_key: '', sender: '' };
    const marks = { is_from_other: 0, is_automatic: 0, is_cut: 0 };
    await database
      .insertInto('replies')
      .values({ ...reply, ...marks, note })
      .execute();
    const kept = { version: 0, owner_id: null, kind: 'contact', is_shared: 1, is_question: 0 };
    await database
      .insertInto('saved_views')
      .values({ ...kept, id: 'v', body: note, created_at: '', updated_at: '', removed_at: null })
      .execute();
    // The row is of a server of that release that still ran beside this one.
    const alone = { ...byNobody, text: storedPlain(`${sentinel}, no JSON`) };
    await database
      .insertInto('record_notes')
      .values({ ...alone, id: 'd', record_id: 'd' })
      .execute();
    const merge = { id: 'm', kind: 'welfare', created_at: '', created_by: '', undone_at: null };
    await database.insertInto('merges').values(merge).execute();
    const before = { merge_id: 'm', position: 0, record_id: 'r0', updated_at: '' };
    const body = storedPlain(JSON.stringify({ message: sentinel }));
    await database
      .insertInto('merge_records')
      .values({ ...before, body, version_before: 0, version_after: 1 })
      .execute();
    const corrected = { id: 'k', kind: 'welfare', record_id: 'r0', admin_id: '', at: '' };
    await database
      .insertInto('record_corrections')
      .values({ ...corrected, replaced: body, is_told: 0 })
      .execute();
    const imported = { import_id: 'i', row_number: 2, what: 'changed', is_joined: 0 };
    const record = { kind: 'welfare', record_id: 'r0', updated_at_before: '', version_after: 1 };
    await database
      .insertInto('import_records')
      .values({ ...imported, ...record, body_before: body, invited_at: null })
      .execute();
  }
  const byNobody = { kind: 'contact', admin_id: null, at: '', mentions: '[]', request_key: null };

  it('encrypts at the first start what was stored before, leaves nothing of it, and does so once', async () => {
    await storeOldRows();
    expect(await countOnDisk()).toBeGreaterThan(count);
    await renewIfNeeded(database, getSource(), printLine);
    expect(await countOnDisk()).toBe(0);
    expect(lines).toEqual([expect.stringContaining(`: ${count + 8}`)]);
    expect(await messagesOf('welfare')).toHaveLength(count / 2);
    expect((await messagesOf('request'))[0]).toBe(`${sentinel} 1`);
    const notes = new RecordNoteRepository(database, now);
    expect(await notes.list('contact', 'c', '')).toMatchObject([{ text: sentinel }]);
    expect(await notes.list('contact', 'd', '')).toMatchObject([{ text: `${sentinel}, no JSON` }]);
    expect(await new BreachRepository(database).list()).toMatchObject([{ note: sentinel }]);

    await storePlain('late');
    await renewIfNeeded(database, getSource(), printLine);
    expect(await countWordInTables(database, sentinel)).toBe(1);
  });

  const storePlain = (id: string) => {
    const body = storedPlain(JSON.stringify({ message: sentinel }));
    const row = { id, kind: 'enquiry', body, created_at: '', updated_at: '', version: 0 };
    return database.insertInto('submissions').values(row).execute();
  };

  it('goes on where it was cut off', async () => {
    await storeOldRows();
    const transaction = database.transaction.bind(database);
    const cut = jest.spyOn(database, 'transaction');
    cut.mockImplementationOnce(transaction).mockImplementation(() => {
      throw new Error('killed');
    });
    await expect(renewIfNeeded(database, getSource(), printLine)).rejects.toThrow('killed');
    cut.mockRestore();
    const left = await countOnDisk();
    expect(left).toBeGreaterThan(0);
    await reopen();
    await renewIfNeeded(database, getSource(), printLine);
    expect(await countOnDisk()).toBe(0);
    expect(lines).toEqual([expect.stringContaining(`: ${count + 8 - 200}`)]);
  });

  it('changes nothing that somebody wrote meanwhile', async () => {
    await storePlain('one');
    const encryption = getFieldEncryption(database);
    const meanwhile = encryption.encryptBody(
      'enquiry',
      'one',
      JSON.stringify({ message: 'newer' }),
    );
    const begin = database.transaction.bind(database);
    jest.spyOn(database, 'transaction').mockImplementationOnce(() => {
      const written = database.updateTable('submissions').set({ body: meanwhile }).execute();
      const builder = begin();
      const execute = builder.execute.bind(builder);
      builder.execute = async (work) => written.then(() => execute(work));
      return builder;
    });
    expect(await renewAll(database, printLine)).toBe(0);
    expect(await messagesOf('enquiry')).toEqual(['newer']);
  });

  it('makes the key file with the folder, for its owner alone, and uses it again', async () => {
    expect(statSync(dataKeyFile()).mode & 0o777).toBe(0o600);
    const before = readFileSync(dataKeyFile(), 'utf8');
    await reopen();
    expect(readFileSync(dataKeyFile(), 'utf8')).toBe(before);
    expect(await database.selectFrom('data_keys').select('id').execute()).toEqual([
      { id: keyIds()[0] },
    ]);
  });

  it('lets two that start at once have one key', async () => {
    await database.deleteFrom('data_keys').execute();
    await database.destroy();
    rmSync(dataKeyFile());
    const both = await Promise.all([open(), open()]);
    const ids = both.map((one) => getFieldEncryption(one).keys.newest.id);
    expect(ids).toEqual([keyIds()[0], keyIds()[0]]);
    [database] = both;
    await both[1].destroy();
  });

  it('refuses to open without the key, says which and where, and makes no other in its place', async () => {
    await storePlain('one');
    const [id] = keyIds();
    rmSync(dataKeyFile());
    await expect(open()).rejects.toThrow(`${id} is not in ${dataKeyFile()}`);
    expect(existsSync(dataKeyFile())).toBe(false);
    writeFileSync(dataKeyFile(), makeDataKey().secret.export().toString('base64'));
    await expect(open()).rejects.toThrow('npm run data-key -- rotate --lost');
    writeFileSync(dataKeyFile(), 'torn');
    await expect(open()).rejects.toThrow('is no key');
  });

  it('rotates: everything opens with the new key, the one before stays, and older ones go', async () => {
    await storeOldRows();
    await start();
    const [first = ''] = keyIds();
    await run('rotate');
    const [second = ''] = keyIds();
    expect(keyIds()).toEqual([second, first]);
    expect([await isUsed(first), await isUsed(second)]).toEqual([false, true]);
    await run('rotate');
    const [newest = ''] = keyIds();
    expect(keyIds()).toEqual([newest, second]);
    expect(lines).toContainEqual(expect.stringContaining(`The key ${first} is not in it any more`));
    await run('list');
    expect(lines.slice(-2)).toEqual([
      expect.stringMatching(new RegExp(`^  ${newest}  since .*newest`)),
      expect.stringMatching(new RegExp(`^  ${second}  since [^,]*$`)),
    ]);
    await start();
    expect((await messagesOf('request'))[0]).toBe(`${sentinel} 1`);
    expect(await countOnDisk()).toBe(0);
  });

  it('lets a server that runs meanwhile read what was encrypted with the new key, and use it', async () => {
    await storePlain('one');
    const server = await open();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 5000);
    await run('rotate');
    const repository = new SubmissionRepository(server, now, makeTimeOrderedId);
    expect(await readRecords(repository.list('enquiry'))).toMatchObject([{ message: sentinel }]);
    expect(getFieldEncryption(server).keys.newest.id).toBe(keyIds()[0]);
    clock.mockRestore();
    await server.destroy();
  });

  /** Stores a row as a server does that has not been restarted since a rotation. */
  async function storeWithOldKey() {
    await storePlain('one');
    await start();
    const stored = await database.selectFrom('submissions').select('body').executeTakeFirst();
    return {
      old: keyIds()[0] ?? '',
      copy: readFileSync(dataKeyFile()),
      putBack: () => database.updateTable('submissions').set({ body: stored?.body }).execute(),
    };
  }

  it('encrypts at a start what a server wrote with the old key since the rotation', async () => {
    const { old, putBack } = await storeWithOldKey();
    await run('rotate');
    await putBack();
    await run('list');
    expect(lines.at(-1)).toMatch(new RegExp(`^  ${old}  since .*, still needed$`));
    await start();
    expect([await isUsed(old), await isUsed(keyIds()[0] ?? '')]).toEqual([false, true]);
    const pass = jest.spyOn(database, 'transaction');
    await renewIfNeeded(database, getSource(), printLine);
    expect(pass).not.toHaveBeenCalled();
  });

  it('reads a backup from before a rotation, and one from long before once its key is put back', async () => {
    const { old, copy, putBack } = await storeWithOldKey();
    await run('rotate');
    await putBack();
    await start();
    expect(await messagesOf('enquiry')).toEqual([sentinel]);
    await run('rotate');
    await putBack();
    await expect(start()).rejects.toMatchObject({
      name: 'DataKeyError',
      message: expect.stringContaining(old),
    });
    // The copy of the old file is appended, after the newest key.
    writeFileSync(dataKeyFile(), copy, { flag: 'a' });
    await start();
    expect(await messagesOf('enquiry')).toEqual([sentinel]);
    expect(await isUsed(old)).toBe(false);
  });

  it('starts without an old key that an operator has taken away by hand, once nothing needs it', async () => {
    const { copy, putBack } = await storeWithOldKey();
    await run('rotate');
    const [newest] = readDataKeys(readFileSync(dataKeyFile(), 'utf8'), 'the file');
    writeFileSync(dataKeyFile(), formatDataKey(newest));
    await start();
    expect(await messagesOf('enquiry')).toEqual([sentinel]);
    await putBack();
    await expect(start()).rejects.toThrow('Nothing was changed.');
    writeFileSync(dataKeyFile(), `\n${copy.toString()}`, { flag: 'a' });
    await start();
  });

  it('looks for a missing key before it changes a table', async () => {
    // This simulates the data of an earlier release, all of which must be encrypted.
    await sql`delete from kysely_migration`.execute(database);
    await sql`alter table data_keys drop column forgotten_at`.execute(database);
    rmSync(dataKeyFile());
    await expect(open()).rejects.toThrow('Nothing was changed.');
  });

  it('changes the key file by one command at a time', async () => {
    await run('rotate');
    const before = keyIds();
    await withKeyFile(getSource(), async () => {
      await expect(run('rotate')).rejects.toThrow('Another command');
    });
    expect(keyIds()).toEqual(before);
  });

  it('gives up a key only where it is nowhere: then all else is read again', async () => {
    await storePlain('one');
    await start();
    const [id = ''] = keyIds();
    await expect(run('rotate', '--lost')).rejects.toThrow('No key is lost');
    rmSync(dataKeyFile());
    await expect(open()).rejects.toThrow(id);
    await run('rotate', '--lost');
    expect(lines).toContainEqual(expect.stringContaining(`need ${id} cannot be read any more`));
    await start();
    await new SubmissionRepository(database, now, makeTimeOrderedId).storeAll([
      new SubmissionRepository(database, now, makeTimeOrderedId).stamp({
        ...{ kind: 'enquiry', body: { message: 'new' } },
      }),
    ]);
    expect(await messagesOf('enquiry')).toEqual([undecryptablePlaceholder, 'new']);
    await renewAll(database, printLine);
    expect(await messagesOf('enquiry')).toEqual([undecryptablePlaceholder, 'new']);
  });

  it('brings back what needs a key that was given up, once a copy of it is found', async () => {
    await storePlain('one');
    await start();
    const copy = readFileSync(dataKeyFile());
    const [id = ''] = keyIds();
    rmSync(dataKeyFile());
    await run('rotate', '--lost');
    await start();
    writeFileSync(dataKeyFile(), copy, { flag: 'a' });
    await reopen();
    await renewIfNeeded(database, getSource(), printLine);
    expect(await messagesOf('enquiry')).toEqual([sentinel]);
    expect(await isUsed(id)).toBe(false);
  });

  it('clears away what was there before although the run that encrypted it was cut off', async () => {
    await storePlain('one');
    const { database: watched, asked } = watchRawQueries(database, /vacuum|wal_checkpoint/);
    await renewAll(database, printLine);
    await database.updateTable('data_keys').set({ completed_at: null }).execute();
    expect(await renewAll(watched, printLine)).toBe(0);
    expect(asked).not.toEqual([]);
  });

  it.each([[], ['unknown'], ['rotate', 'now'], ['rotate', '--lost', 'now']])(
    'says what there is to do for %j',
    async (...words: string[]) => {
      await expect(run(...words)).rejects.toThrow('Please name what to do');
    },
  );
});

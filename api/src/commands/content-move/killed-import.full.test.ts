import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { uploadLifetime } from 'contract/media-requests';
import { startProcess } from '../../../testing/child-process';
import { loadSingles } from '../../../testing/samples/content';
import { makeDataDir, removeDataDir } from '../../../testing/databases/data-dir';
import { databaseKinds } from '../../../testing/databases/databases';
import { fillSite, makeMovedSite, readTree } from '../../../testing/samples/moved-site';
import type { MovedSite } from '../../../testing/samples/moved-site';
import { UploadStore } from '../../content/media/files/media-store';
import { sweepFiles } from '../../content/media/sweep-files';

jest.setTimeout(180_000);

let folder: string;
let exported: Readonly<Record<string, string>>;
const at = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'church-killed-'));
  const site = await makeMovedSite();
  await loadSingles(site.server.database);
  await fillSite(site);
  await site.exportTo(at('one'));
  await site.remove();
  exported = readTree(at('one'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command as it is released and returns its output. */
function runCommand(environment: Readonly<Record<string, string>>, words: readonly string[]) {
  const program = join(dirname(process.env['TEST_SERVER'] ?? ''), 'content-command.js');
  const env = { PATH: process.env['PATH'], ...environment };
  const child = spawn(process.execPath, [program, ...words], { env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<{ code: number | null; printed: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, printed })),
  );
  return { ended, kill: () => child.kill('SIGKILL') };
}

const environmentOf = ({ server, dataDir }: MovedSite): Record<string, string> => {
  const { databaseUrl, dataKey = '' } = server.address;
  if (databaseUrl === undefined) return { DATA_DIR: server.address.dataDir };
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DATA_KEY: dataKey };
};

describe.each(databaseKinds)('on %s', (databaseKind) => {
  let site: MovedSite;
  beforeEach(async () => {
    site = await makeMovedSite(databaseKind);
  });
  afterEach(() => site.remove());

  const run = (...words: string[]) => runCommand(environmentOf(site), words);
  const exportedAgain = async () => {
    rmSync(at('again'), { recursive: true, force: true });
    await site.exportTo(at('again'));
    return readTree(at('again'));
  };
  const entries = () => site.server.database.selectFrom('content_entries').select('id').execute();

  /** Runs the server's regular sweep now and a day later. */
  async function sweepForADay(): Promise<void> {
    const uploads = new UploadStore(site.dataDir);
    for (const later of [0, uploadLifetime]) {
      const now = () => new Date(Date.now() + later);
      await sweepFiles({ ...site.target, bucket: undefined, now }, uploads, () => false);
    }
  }

  it('moves everything as a command', async () => {
    const { code, printed } = await run('import', at('one')).ended;
    expect([code, printed]).toEqual([0, expect.stringContaining(' entries and 4 files')]);
    await run('export', at('two')).ended;
    expect(readTree(at('two'))).toEqual(exported);
    rmSync(at('two'), { recursive: true });
  });

  it('changes nothing when it is killed, leaves nothing, and does it the next time', async () => {
    // After the fourth and last file the import ends too soon for a kill to come first.
    for (const brought of [1, 2, 3]) {
      const { ended, kill } = run('import', at('one'));
      while ((await site.target.mediaStore.list()).length < brought) await setImmediate();
      kill();
      await ended;
      expect(await entries()).toEqual([]);
    }
    await sweepForADay();
    expect(await site.target.mediaStore.list()).toEqual([]);
    expect((await run('import', at('one')).ended).code).toBe(0);
    expect(await exportedAgain()).toEqual(exported);
  });
});

it('says that a server of SQLite must end first', async () => {
  const dataDir = makeDataDir();
  const environment = { DATA_DIR: dataDir };
  const server = await startProcess(environment);
  const refused = await runCommand(environment, ['import', at('one')]).ended;
  expect(refused).toEqual({ code: 1, printed: expect.stringMatching(/^The server .* is running/) });
  server.kill('SIGTERM');
  await server.ended;
  expect(await runCommand(environment, ['import', '/no/such']).ended).toEqual({
    code: 1,
    printed: '/no/such/content.json is missing.\n',
  });
  expect((await runCommand(environment, ['import', at('one')]).ended).code).toBe(0);
  removeDataDir(dataDir);
});

it.each([
  ['no words', [], /^Please name what to do/],
  ['an unknown word', ['move', '/nowhere'], /^Please name what to do/],
  ['a word too many', ['export', '/nowhere', '--replace'], /^Please name what to do/],
])('tells what to do with %s', async (_what, words, said) => {
  const dataDir = makeDataDir();
  const { code, printed } = await runCommand({ DATA_DIR: dataDir }, words).ended;
  expect([code, printed]).toEqual([1, expect.stringMatching(said)]);
  removeDataDir(dataDir);
});

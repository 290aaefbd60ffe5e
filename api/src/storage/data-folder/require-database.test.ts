import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeDataDir, removeDataDir } from '../../../testing/databases/data-dir';

let dataDir: string;
beforeEach(() => {
  dataDir = makeDataDir();
});
afterEach(() => removeDataDir(dataDir));

/** Runs a command of the release in a folder without a database. */
async function run(command: string, words: readonly string[]) {
  const program = join(dirname(process.env['TEST_SERVER'] ?? ''), `${command}.js`);
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
  const child = spawn(process.execPath, [program, ...words], { env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, printed };
}

it.each([
  ['admin-command', ['list']],
  ['admin-command', ['create', 'someone@example.org']],
  ['data-key-command', ['list']],
  ['data-key-command', ['rotate']],
  ['content-command', ['export', '/nowhere']],
  ['content-command', ['import', '/nowhere']],
])('%s %j makes nothing where there is no database, and says what to do', async (name, words) => {
  const { code, printed } = await run(name, words);
  expect(code).toBe(1);
  expect(printed).toMatch(
    /^There is no database in DATA_DIR \(.*\), and nothing was made there\.\n/,
  );
  expect(printed).toContain('DATA_DIR=/var/lib/church');
  expect(readdirSync(dataDir)).toEqual([]);
  expect(readdirSync(dirname(dataDir))).toEqual(['data']);
});

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callPublisher, PublisherError, runPublisher } from './publisher-process';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publisher-process-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const ask = `console.log('Ready for the snapshot.');`;
/** The program writes its input and the names of its environment variables. */
const store = `let text = ''; process.stdin.on('data', (data) => (text += data)).on('end', () =>
  require('fs').writeFileSync(process.argv[2] + '/shown', JSON.stringify([text, Object.keys(process.env)])));`;
const linger = `setInterval(() => undefined, 1000);`;

const run = (
  code: string,
  {
    deadline = 60_000,
    signal = new AbortController().signal,
    takeSnapshot = async () => 'the snapshot',
  } = {},
) => {
  const file = join(folder, 'program.cjs');
  writeFileSync(file, code);
  return runPublisher({ file, siteDir: folder, deadline }, takeSnapshot, signal);
};

it('gives the snapshot to a program that asks for it, and nothing that it need not know', async () => {
  process.env['ADMIN_PASSWORD'] = 'a long enough sample password';
  const said = await run(`console.log('Waiting.'); ${ask} ${store} console.log('Done.');`);
  delete process.env['ADMIN_PASSWORD'];
  const [text, names] = JSON.parse(readFileSync(join(folder, 'shown'), 'utf8')) as [
    string,
    string[],
  ];
  expect(said).toEqual(['Waiting.', 'Done.']);
  expect(text).toBe('the snapshot');
  expect(names.sort()).toEqual(['NODE_ENV', 'PATH']);
});

it('fails in one line, and leaves nothing to be thrown later, when the program cannot be started', async () => {
  const { execPath } = process;
  process.execPath = join(folder, 'no-node');
  const ended = run(ask);
  process.execPath = execPath;
  await expect(ended).rejects.toThrow(PublisherError);
  await expect(ended).rejects.toThrow('It cannot be started: spawn');
});

it('takes the snapshot when it is asked for, and no sooner', async () => {
  const takeSnapshot = jest.fn(async () => 'the snapshot');
  await run(`console.log('Not yet.');`, { takeSnapshot });
  expect(takeSnapshot).not.toHaveBeenCalled();
});

it.each([
  ['says why', `${ask} console.error('No room.\\nMore.'); process.exit(1);`, 'No room.'],
  ['says nothing', `process.exit(3);`, 'It ended by 3.'],
  ['is killed', `process.kill(process.pid, 'SIGKILL');`, 'It ended by SIGKILL.'],
  ['never stops talking', `setInterval(() => console.log('x'.repeat(9999)), 1);`, 'more than'],
  [
    'sends what a terminal obeys',
    `console.error('\\u001b[2J' + 'x'.repeat(999)); process.exit(1);`,
    /^\[2Jx{1,300}$/,
  ],
])('fails in one line when the program %s', async (_what, code, words) => {
  const fault: unknown = await run(code).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(PublisherError);
  expect((fault as Error).message).toMatch(words);
});

it('fails in words where there is no such program', async () => {
  const program = { file: join(folder, 'none.js'), siteDir: folder, deadline: 1000 };
  const signal = new AbortController().signal;
  await expect(runPublisher(program, async () => '', signal)).rejects.toThrow('SITE_PUBLISHER');
});

it('ends a program that does not end by its deadline', async () => {
  const isEnded = run(`${ask} ${linger}`, { deadline: 50 });
  await expect(isEnded).rejects.toThrow('It takes longer than 0.05 s.');
});

it('ends the program when it is told to stop, also before it has begun', async () => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const takeSnapshot = () => {
    stopping.abort(new Error('The server stops.'));
    return new Promise<string>(() => undefined);
  };
  await expect(run(`${ask} ${linger}`, { takeSnapshot, signal })).rejects.toThrow('server stops');
  await expect(run(store, { signal })).rejects.toThrow('server stops');
  expect(existsSync(join(folder, 'shown'))).toBe(false);
});

it('ends the program when the snapshot cannot be taken', async () => {
  const takeSnapshot = () => Promise.reject(new Error('No database.'));
  await expect(run(`${ask} ${store}`, { takeSnapshot })).rejects.toThrow('No database.');
  expect(existsSync(join(folder, 'shown'))).toBe(false);
});

it('gives the words of another call, and says why it was refused, with the code', async () => {
  const file = join(folder, 'program.cjs');
  writeFileSync(
    file,
    `${store} console.error(process.argv.slice(3).join() + '\\n- One.\\n- Two.'); process.exitCode = 2;`,
  );
  const program = { file, siteDir: folder, deadline: 60_000 };
  const call = callPublisher(program, ['release', 'status'], new AbortController().signal);
  await expect(call).rejects.toMatchObject({ message: 'release,status - One. - Two.', code: 2 });
});

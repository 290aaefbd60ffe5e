import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';

const bench = `
  import { spawn } from 'node:child_process';
  import { tmpdir } from 'node:os';
  import { cleanUpOnExit, makeScratchFolder } from './leave-nothing.ts';
  cleanUpOnExit();
  const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  console.log(JSON.stringify({ pid, folders: [tmpdir(), makeScratchFolder()] }));
`;

const isAlive = (id: number): boolean => existsSync(`/proc/${id}`);

// Only Linux has /proc to find processes in; elsewhere only the folders are removed.
(process.platform === 'linux' ? it : it.skip)(
  'takes servers and folders along when the bench is stopped in the middle',
  async () => {
    const args = ['--import', 'tsx', '--input-type=module', '-e', bench];
    const child = spawn(process.execPath, args, {
      cwd: __dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const line = await new Promise<string>((resolve) =>
      createInterface(child.stdout).once('line', resolve),
    );
    const { pid, folders } = JSON.parse(line) as { pid: number; folders: string[] };
    expect([isAlive(pid), ...folders.map((folder) => existsSync(folder))]).toEqual([
      true,
      true,
      true,
    ]);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    // A killed process is still listed for a moment.
    while (isAlive(pid)) await new Promise((resolve) => setImmediate(resolve));
    expect(folders.filter((folder) => existsSync(folder))).toEqual([]);
  },
);

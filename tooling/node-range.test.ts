import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import manifest from '../package.json';

const versions = {
  '18.20.8': false,
  '20.18.3': false,
  '20.19.0': true,
  '20.20.2': true,
  '21.7.3': false,
  '22.12.0': false,
  '22.13.0': true,
  '22.23.3': true,
  '23.0.0': true,
  '24.0.0': true,
  '26.10.0': true,
};

/** bootstrap.mjs asks it before anything is installed, so it is no module that jest could transform. */
function judge(range: string, asked: readonly string[]): boolean[] {
  const module = pathToFileURL(join(__dirname, 'node-range.mjs')).href;
  const program = `import { isInRange } from ${JSON.stringify(module)};
    console.log(JSON.stringify(${JSON.stringify(asked)}.map((version) => isInRange(${JSON.stringify(range)}, version))));`;
  const args = ['--input-type=module', '--eval', program];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as boolean[];
}

it('lets the versions of Node in that bring SQLite without a flag, and the last of Node 20', () => {
  const asked = Object.keys(versions);
  expect(judge(manifest.engines.node, asked)).toEqual(Object.values(versions));
});

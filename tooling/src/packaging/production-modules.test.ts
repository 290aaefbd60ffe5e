import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyModules } from './production-modules';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'modules-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function install(name: string, text: string, ...needs: string[]): void {
  const place = join(folder, 'store/.pnpm', `${name.replace('/', '+')}@1/node_modules`);
  mkdirSync(join(place, name), { recursive: true });
  writeFileSync(join(place, name, 'index.js'), text);
  writeFileSync(join(place, name, 'index.js.map'), '{}');
  for (const need of needs) link(need, join(place, need));
}

function link(name: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(join(folder, 'store/.pnpm', `${name.replace('/', '+')}@1/node_modules`, name), path);
}

it('takes what runs, with all that it needs, and nothing else', () => {
  install(
    'one',
    `module.exports = 'one and ' + require('@scope/two')`,
    '@scope/two',
    '@types/three',
  );
  install('@scope/two', `module.exports = 'two'`, 'one');
  install('@types/three', '');
  install('tests-only', '');
  for (const name of ['one', 'tests-only']) link(name, join(folder, 'api/node_modules', name));
  copyModules(['one'], join(folder, 'api'), join(folder, 'out'));
  rmSync(join(folder, 'store'), { recursive: true });
  const found = createRequire(join(folder, 'out/main.js')).resolve('one');
  expect(readFileSync(found, 'utf8')).toContain('one and');
  expect(createRequire(found).resolve('@scope/two')).toContain(join(folder, 'out'));
  expect(existsSync(`${found}.map`)).toBe(false);
  const store = join(folder, 'out/node_modules/.pnpm');
  expect(['@types+three@1', 'tests-only@1'].filter((id) => existsSync(join(store, id)))).toEqual(
    [],
  );
});

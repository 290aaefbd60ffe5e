import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../packages';

const folder = mkdtempSync(join(tmpdir(), 'compile-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs code in a process of its own, because webpack cannot load our loaders under jest. */
function run(code: string): void {
  const imports = `
    import { compile, compileLanguages } from './tooling/src/webpack/compile.ts';
    import { serverConfig } from './tooling/src/webpack/webpack-config.ts';
    const configOf = (name, texts) => {
      const build = { name: 'shell', version: 'v1', mode: 'production', isOnce: true };
      const config = serverConfig({ ...build, folder: '${folder}/' + name, texts });
      return { ...config, context: '${folder}', entry: './main.js' };
    };`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', `${imports}\n${code}`];
  execFileSync(process.execPath, args, { cwd: repositoryRoot, stdio: 'pipe' });
}

const built = (name: string, part: string) =>
  readFileSync(join(folder, name, 'server', part, 'index.cjs'), 'utf8');

it('says in each language what a compiler of its own would', () => {
  const language = join(repositoryRoot, 'contract/src/site/language.texts.ts');
  writeFileSync(join(folder, 'main.js'), `export { language } from ${JSON.stringify(language)};`);
  run(`
    await compileLanguages((texts) => configOf('together', texts));
    await compile(configOf('apart', { language: 'en' }));
    await compile(configOf('apart', { language: 'de' }));
  `);
  for (const part of ['', 'de']) expect(built('together', part)).toBe(built('apart', part));
  expect(built('together', 'de')).not.toBe(built('together', ''));
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { serviceWorkerConfig } from './webpack-config';

const folder = mkdtempSync(join(tmpdir(), 'webpack-'));
afterAll(() => rmSync(folder, { recursive: true }));

const options = { name: 'shell', folder, mode: 'production', version: 'v1' } as const;

/** Builds a script that exports another module's number, with the previous cache. */
async function build(number: number): Promise<string> {
  writeFileSync(join(folder, 'number.js'), `export const number = ${number};`);
  writeFileSync(join(folder, 'main.js'), `export { number } from './number.js';`);
  const config = serviceWorkerConfig(options);
  const compiler = webpack({
    ...config,
    context: folder,
    entry: './main.js',
    cache: { type: 'filesystem', cacheDirectory: join(folder, 'cache') },
    output: { ...config.output, library: { type: 'commonjs2' } },
  });
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return readFileSync(join(folder, 'service-worker/service-worker.js'), 'utf8');
}

it('makes of a warm cache what it makes of none', async () => {
  await build(11_111);
  expect(await build(22_222)).toContain('22222');
});

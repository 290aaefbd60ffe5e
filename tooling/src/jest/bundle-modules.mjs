import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const folder = join(import.meta.dirname, '../../../.cache/jest-modules');

/**
 * Bundles an npm package and its entries into one CommonJS file for jest: jest cannot require an ES module, and spends
 * a millisecond per file of a package in each test file. Where the owner is not installed nothing imports the package.
 * @param {string} name of the package
 * @param {string} owner folder of the workspace package that depends on it
 * @param {readonly string[]} entries imported subpaths
 * @returns {Record<string, string>} for jest's `moduleNameMapper`
 */
export function bundleModule(name, owner, entries = ['']) {
  if (!existsSync(join(owner, 'node_modules'))) return {};
  const manifest = readFileSync(join(owner, 'node_modules', name, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest);
  const names = entries.map((entry) => `${name}${entry}`);
  const [first, ...others] = names.map((each) => `require(${JSON.stringify(each)})`);
  const exports = others.length === 0 ? first : `{ ...${[first, ...others].join(', ...')} }`;
  const file = join(folder, `${names.join('-')}-${version}.cjs`.replaceAll('/', '-'));
  if (!existsSync(file)) {
    buildSync({
      stdin: {
        contents: `module.exports = ${exports};`,
        resolveDir: owner,
      },
      outfile: file,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node22',
    });
  }
  return Object.fromEntries(names.map((each) => [`^${each}$`, file]));
}

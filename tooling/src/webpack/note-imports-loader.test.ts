import { join } from 'node:path';
import { recordImports } from './note-imports-loader';
import { watchImports } from './watch-imports';
import { repositoryRoot } from '../packages';

/** Evaluates an expression of public-site/src/remote.ts with a fake `import()`. */
const run = (code: string): unknown => {
  const noted = recordImports(`result = ${code}`, join(repositoryRoot, 'public-site/src'));
  const load = (request: string) => `the module ${request}`;
  // oxlint-disable-next-line typescript/no-implied-eval -- it runs what the loader made
  return new Function(
    'load',
    `let result; ${noted.replaceAll('import(', 'load(')}; return result;`,
  )(load);
};

it('notes what is asked for, by its name in the repository, and asks for it', async () => {
  const code = `[import('./pages/home'), import("../of/others.ts")]`;
  await watchImports(async (asked) => {
    expect(run(code)).toEqual(['the module ./pages/home', 'the module ../of/others.ts']);
    expect([...asked]).toEqual(['public-site/src/pages/home', 'public-site/of/others']);
  });
});

it('notes what is asked for inside of something else, and no package', async () => {
  await watchImports(async (asked) => {
    run(`[() => import('./a')].map((load) => load())`);
    run(`import('axios')`);
    expect([...asked]).toEqual(['public-site/src/a']);
  });
});

it('notes what a template asks for, where it is one of ours', async () => {
  await watchImports(async (asked) => {
    const request = '`./forms/${"pledge"}.form.ts`';
    expect(run(`import(${request})`)).toBe('the module ./forms/pledge.form.ts');
    run('import(`${"axios"}`)');
    expect([...asked]).toEqual(['public-site/src/forms/pledge.form']);
  });
});

it('records nothing outside of watchImports', async () => {
  expect(run(`import('./a')`)).toBe('the module ./a');
  await expect(watchImports(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(globalThis.askedModules).toBeUndefined();
});

import { join } from 'node:path';
import ts from 'typescript';
import { moduleName, noteImports } from './imported-modules';
import { watchImports } from './watch-imports';
import { repositoryRoot } from '../packages';

const compile = (code: string) =>
  ts.transpileModule(code, {
    fileName: join(repositoryRoot, 'public-site/src/remote.ts'),
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    transformers: { before: [noteImports] },
  }).outputText;

/** Evaluates an expression, with what `import()` answers in its place. */
const run = (code: string): unknown => {
  const compiled = compile(`result = ${code}`).replaceAll('import(', 'load(');
  const load = (request: string) => `the module ${request}`;
  // oxlint-disable-next-line typescript/no-implied-eval -- it runs what the loader made
  return new Function('load', `let result; ${compiled}; return result;`)(load);
};

it('notes what is asked for, by its name in the repository, and asks for it', async () => {
  const code = `[import('./pages/home'), import('../of/others')]`;
  await watchImports(async (asked) => {
    expect(run(code)).toEqual(['the module ./pages/home', 'the module ../of/others']);
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

it('names a module alike, however it is asked for', () => {
  const folder = join(repositoryRoot, 'public-site');
  expect(moduleName(folder, './src/remote.ts')).toBe('public-site/src/remote');
  expect(moduleName(join(folder, 'src/pages'), '../remote')).toBe('public-site/src/remote');
});

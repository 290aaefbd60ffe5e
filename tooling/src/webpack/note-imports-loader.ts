import { dirname } from 'node:path';
import type { LoaderContext } from 'webpack';
import { moduleName } from './imported-modules.ts';

/** Matches relative `import('./...')` calls, also with a template. Packages are no pages. */
const importCall = /\bimport\(\s*(["'`])(\.{1,2}\/(?:(?!\1).)*)\1\s*\)/g;

/**
 * Makes a server build record which modules it loads by `import()`: a browser will load the same ones as chunks to show
 * the page. Its input must be JavaScript.
 */
export default function noteImportsLoader(this: LoaderContext<object>, code: string): string {
  return recordImports(code, dirname(this.resourcePath));
}

const askedModules = 'askedModules' satisfies keyof typeof globalThis;

/** @param folder of the module that contains the code */
export function recordImports(code: string, folder: string): string {
  return code.replace(importCall, (call, quote: string, request: string) => {
    const name = quote + moduleName(folder, request) + quote;
    return `(globalThis.${askedModules}?.add(${name}), ${call})`;
  });
}

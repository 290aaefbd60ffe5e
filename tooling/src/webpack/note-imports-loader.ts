import { dirname } from 'node:path';
import type { LoaderContext } from 'webpack';
import { moduleName } from './imported-modules.ts';

/** A module of ours: `import('./...')`, also of a template. Packages are no pages. */
const importCall = /\bimport\(\s*(["'`])(\.{1,2}\/(?:(?!\1).)*)\1\s*\)/g;

/**
 * Lets a server build say which modules it asks for by `import()`: the same that a browser will ask for to show the
 * same page, there as chunks. It takes what is JavaScript already.
 */
export default function noteImportsLoader(this: LoaderContext<object>, code: string): string {
  return noteImports(code, dirname(this.resourcePath));
}

const askedModules = 'askedModules' satisfies keyof typeof globalThis;

/** @param folder of the module whose code it is */
export function noteImports(code: string, folder: string): string {
  return code.replace(importCall, (call, quote: string, request: string) => {
    const name = quote + moduleName(folder, request) + quote;
    return `(globalThis.${askedModules}?.add(${name}), ${call})`;
  });
}

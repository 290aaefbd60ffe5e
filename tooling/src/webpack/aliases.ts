import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

const routerFolder = dirname(require.resolve('react-router/package.json'));

/** React Router picks its development build inside federation (docs/architecture.md). */
export const routerAliases = {
  'react-router$': join(routerFolder, 'dist/production/index.mjs'),
  'react-router/dom$': join(routerFolder, 'dist/production/dom-export.mjs'),
};

/** TypeBox's own builders cost each remote a kilobyte, and they keep the requests that a page does not send. */
export const schemaBuilders = {
  '@sinclair/typebox$': require.resolve('contract/browser-builders'),
};

/** A standalone remote in watch mode bundles its own router. */
export const routerFacade = {
  'react-router-dom$': join(import.meta.dirname, '../federation/router-facade.ts'),
};

/**
 * Without these aliases, webpack's own part uses the runtime's CommonJS files and our code its ES modules, and the
 * shell contains everything twice.
 */
export const federationAliases = esModuleAliases(require.resolve('@module-federation/enhanced'), [
  '@module-federation/runtime-tools',
  '@module-federation/runtime',
  '@module-federation/runtime-core',
  '@module-federation/sdk',
  '@module-federation/error-codes',
]);

/** Each package is resolved from the one before it, because pnpm hides indirect dependencies. */
function esModuleAliases(from: string, packages: readonly string[]): Record<string, string> {
  const aliases: Record<string, string> = {};
  let parent = from;
  for (const name of packages) {
    const file = createRequire(parent).resolve(name);
    aliases[`${name}$`] = file.replace(/\.cjs$/, name.endsWith('error-codes') ? '.mjs' : '.js');
    parent = file;
  }
  return aliases;
}

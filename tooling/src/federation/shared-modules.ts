import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repositoryRoot } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';

/**
 * The modules of which a page may hold one copy only. React breaks with two; the router hands its
 * state down through a React context. `react` does not cover `react/jsx-runtime`: hence the keys
 * that end in a slash (docs/architecture.md).
 */
const sharedPackages = {
  react: ['react', 'react/'],
  'react-dom': ['react-dom', 'react-dom/'],
  'react-router-dom': ['react-router-dom'],
} as const;

const requireFromShell = createRequire(join(repositoryRoot, 'shell/package.json'));

/** The one declaration of what is shared. The shell brings the copies, so it holds them eagerly. */
export function sharedModules(name: BrowserPackage) {
  return Object.fromEntries(
    Object.entries(sharedPackages).flatMap(([packageName, keys]) => {
      const { version } = requireFromShell(`${packageName}/package.json`) as { version: string };
      return keys.map((key) => [
        key,
        {
          singleton: true,
          strictVersion: true,
          version,
          requiredVersion: version,
          eager: name === 'shell',
        },
      ]);
    }),
  );
}

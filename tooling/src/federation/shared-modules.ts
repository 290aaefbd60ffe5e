import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repositoryRoot } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';

/**
 * Modules that must be singletons in a page. React breaks with two copies; the router passes its state through a React
 * context. `react` does not cover `react/jsx-runtime`, hence the keys that end in a slash (docs/architecture.md).
 */
const sharedPackages = {
  react: ['react', 'react/'],
  'react-dom': ['react-dom', 'react-dom/'],
  'react-router-dom': ['react-router-dom'],
} as const;

/** The only declaration of shared modules. The shell provides the copies, so it bundles them eagerly. */
export function sharedModules(name: BrowserPackage) {
  // All packages have one version (pnpm-workspace.yaml), and a team's checkout has no shell.
  const requireFromPackage = createRequire(join(repositoryRoot, name, 'package.json'));
  return Object.fromEntries(
    Object.entries(sharedPackages).flatMap(([packageName, keys]) => {
      const { version } = requireFromPackage(`${packageName}/package.json`) as { version: string };
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

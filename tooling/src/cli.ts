import { buildPackage, buildPrevious, buildPseudo } from './build.ts';
import { startDevServer } from './dev-server.ts';
import { browserPackages } from './packages.ts';
import type { BrowserPackage } from './packages.ts';

/**
 * `tooling dev <package>` and `tooling build <package>`, as the packages' own scripts call it, and
 * `tooling build-previous <package> <folder>` for the journeys that mix releases, and `build-pseudo` likewise for those
 * through the language that nobody speaks.
 */
const [command, name, folder] = process.argv.slice(2);

if (!isBrowserPackage(name)) fail();
else if (command === 'dev') await startDevServer(name);
else if (command === 'build') await buildPackage(name);
else if (command === 'build-previous' && folder) await buildPrevious(name, folder);
else if (command === 'build-pseudo' && folder) await buildPseudo(name, folder);
else fail();

function fail(): void {
  process.stderr.write(
    `Usage: tooling dev|build|build-previous|build-pseudo ${browserPackages.join('|')}\n`,
  );
  process.exitCode = 1;
}

function isBrowserPackage(value: string | undefined): value is BrowserPackage {
  return browserPackages.some((known) => known === value);
}

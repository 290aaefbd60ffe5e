import { parseArgs } from 'node:util';
import { buildPackage, buildPrevious, buildPseudo } from './build.ts';
import { browserPackages } from './packages.ts';
import type { BrowserPackage } from './packages.ts';

/**
 * `tooling dev <package>` and `tooling build <package>...`, as the packages' own scripts call it, and
 * `tooling build-previous <package> <folder>` for the journeys that mix releases, and `build-pseudo` likewise for those
 * through the pseudo-locale. `build --maps` makes source maps, `build --only-run` what is not released.
 */
const { values, positionals } = parseArgs({
  options: { maps: { type: 'boolean' }, 'only-run': { type: 'boolean' } },
  allowPositionals: true,
});
const [command, ...words] = positionals;
const [name, folder] = words;

if (!isBrowserPackage(name)) fail();
else if (command === 'dev') await startDevServer(name);
else if (command === 'build' && words.every(isBrowserPackage)) await buildPackages(words);
else if (command === 'build-previous' && folder) await buildPrevious(name, folder);
else if (command === 'build-pseudo' && folder) await buildPseudo(name, folder);
else fail();

async function startDevServer(name: BrowserPackage): Promise<void> {
  // Loaded here alone: what it needs is not there where the product is only run.
  const { startDevServer } = await import('./dev-server.ts');
  await startDevServer(name);
}

/** One after the other in this process: the second takes half as long. */
async function buildPackages(names: readonly BrowserPackage[]): Promise<void> {
  for (const name of names) {
    const begun = performance.now();
    await buildPackage(name, {
      isOnlyRun: values['only-run'] === true,
      hasMaps: values.maps === true,
    });
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    process.stdout.write(`${name}: built in ${seconds} s\n`);
  }
}

function fail(): void {
  process.stderr.write(
    `Usage: tooling dev|build|build-previous|build-pseudo ${browserPackages.join('|')}\n`,
  );
  process.exitCode = 1;
}

function isBrowserPackage(value: string | undefined): value is BrowserPackage {
  return browserPackages.some((known) => known === value);
}

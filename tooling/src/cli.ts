import { parseArgs } from 'node:util';
import { remoteNames } from 'contract/site-paths';
import { buildPackage, buildPrevious, buildPseudo } from './build.ts';
import { browserPackages, devPorts, repositoryRoot } from './packages.ts';
import type { BrowserPackage } from './packages.ts';

/**
 * The command line of the packages' scripts: `tooling dev <package>`, `tooling build <package>...`, `tooling
 * build-previous <package> <folder>` for journeys that mix releases, and `build-pseudo` for journeys in the
 * pseudo-locale. `dev <remote> --against <origin>` serves a live site with that remote replaced, on `--port` or the
 * remote's own. `build --maps` makes source maps; `build --only-run` makes builds that are not released.
 */
const { values, positionals } = parseArgs({
  // pnpm passes on the `--` before a script's own words.
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    against: { type: 'string' },
    port: { type: 'string' },
    maps: { type: 'boolean' },
    'only-run': { type: 'boolean' },
  },
  allowPositionals: true,
});
const [command, ...words] = positionals;
const [name, folder] = words;

// Federation writes its entry below the working folder, and the entry's path decides the order of a build's modules: a
// package's own script must build the same bytes as the root's.
process.chdir(repositoryRoot);

if (!isBrowserPackage(name)) fail();
else if (command === 'dev' && values.against) await replaceRemote(name, values.against);
else if (command === 'dev') await startDevServer(name);
else if (command === 'build' && words.every(isBrowserPackage)) await buildPackages(words);
else if (command === 'build-previous' && folder) await buildPrevious(name, folder);
else if (command === 'build-pseudo' && folder) await buildPseudo(name, folder);
else fail();

async function startDevServer(name: BrowserPackage): Promise<void> {
  // Imported on demand, because its dependencies are not installed where the product is only run.
  const { startDevServer } = await import('./dev/dev-server.ts');
  await startDevServer(name);
}

async function replaceRemote(name: BrowserPackage, live: string): Promise<void> {
  const remote = remoteNames.find((known) => known === name);
  if (!remote || !/^https?:\/\/[^/]+\/?$/.test(live)) return fail();
  const { serveAgainst } = await import('./dev/serve-against.ts');
  const port = Number(values.port ?? devPorts[remote]);
  await serveAgainst({ name: remote, live: new URL(live), port }).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}

/** Builds run in this process one after the other: the second takes half as long. */
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
    `Usage: tooling dev|build|build-previous|build-pseudo ${browserPackages.join('|')}\n` +
      `       tooling dev ${remoteNames.join('|')} --against https://church.example [--port 3001]\n`,
  );
  process.exitCode = 1;
}

function isBrowserPackage(value: string | undefined): value is BrowserPackage {
  return browserPackages.some((known) => known === value);
}

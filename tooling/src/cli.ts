import { buildPackage } from './build.ts';
import { startDevServer } from './dev-server.ts';
import { browserPackages } from './packages.ts';
import type { BrowserPackage } from './packages.ts';

/** `tooling dev <package>` and `tooling build <package>`, as the packages' own scripts call it. */
const [command, name] = process.argv.slice(2);

if (!isBrowserPackage(name) || (command !== 'dev' && command !== 'build')) {
  process.stderr.write(`Usage: tooling dev|build ${browserPackages.join('|')}\n`);
  process.exit(1);
}

if (command === 'dev') await startDevServer(name);
else process.stdout.write(`${name}: ${await buildPackage(name)}\n`);

function isBrowserPackage(value: string | undefined): value is BrowserPackage {
  return browserPackages.some((known) => known === value);
}

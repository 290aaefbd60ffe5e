import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundleServer } from '../bundle-server';

const packageFolder = join(import.meta.dirname, '..');

/** Bundles the server, which starts in half the time of its sources. `startProcess` finds it through TEST_SERVER. */
export async function bundleForTests(): Promise<{ remove(): void }> {
  const cache = join(packageFolder, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'server-'));
  await bundleServer(relative(packageFolder, folder));
  process.env['TEST_SERVER'] = join(folder, 'main.js');
  return { remove: () => rmSync(folder, { recursive: true, force: true }) };
}

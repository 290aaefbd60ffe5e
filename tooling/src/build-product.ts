import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder, isFresh, readBuildRecord } from './build-record.ts';
import { runInPairs } from './in-pairs.ts';
import { browserPackages, repositoryRoot } from './packages.ts';
import { readPublicOrigin } from './public-origin.ts';
import { copyStaticFiles } from './release/static-files.ts';
import { publishBuilds } from './release/release.ts';
import { SiteFolder } from './release/site-folder.ts';
import { runOrThrow } from './run-program.ts';
import { sourceVersion } from './source-version.ts';

/**
 * Builds whatever is stale, each browser package and the api, and makes it live in the site's folder. Another
 * public address is a matter of assembling anew.
 * @param publicUrl what the environment says, as the api reads it
 * @throws Error when it is set and names no origin.
 */
export async function buildProduct(publicUrl = process.env['PUBLIC_URL']): Promise<void> {
  const origin = readPublicOrigin(publicUrl);
  // One process each: webpack keeps a core busy, and the machine has two.
  const stale = browserPackages.filter((name) => !isFresh(name));
  await runInPairs(stale, (name) =>
    runOrThrow(process.execPath, ['--import', 'tsx', 'tooling/src/cli.ts', 'build', name]),
  );
  await runOrThrow(process.execPath, ['--import', 'tsx', 'build.ts'], 'api');
  const stamp = siteStamp(origin);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const site = new SiteFolder(siteFolder);
  copyStaticFiles(site, origin);
  const say = (message: string) => void process.stdout.write(`${message}\n`);
  await publishBuilds({ site, say }, browserPackages.map(buildFolder), origin);
  writeFileSync(stampFile, stamp);
  say(`site: made for ${origin}`);
}

const siteFolder = join(repositoryRoot, 'site');
const stampFile = join(siteFolder, '.stamp');

/** What the site was made from. A picture counts by its name, size and time: there are hundreds. */
function siteStamp(origin: string): string {
  const hash = createHash('sha256')
    .update(sourceVersion(['tooling', 'contract']))
    .update(origin);
  for (const name of browserPackages) hash.update(readBuildRecord(buildFolder(name)).version);
  const assets = join(repositoryRoot, 'public-site/assets');
  for (const entry of readdirSync(assets, { recursive: true, withFileTypes: true })) {
    const { size, mtimeMs } = statSync(join(entry.parentPath, entry.name));
    hash.update(`${entry.parentPath}/${entry.name} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

import { join } from 'node:path';
import { buildFolder } from '../build-record.ts';
import { repositoryRoot } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';
import { runReleaseCommand } from '../release/release-command.ts';
import { findOverweightScripts, throwIfOverweight } from '../render/page-budgets.ts';
import { SiteFolder } from '../site/site-folder.ts';

const site = new SiteFolder(process.env['SITE_DIR'] ?? join(repositoryRoot, 'site'));
const say = (message: string) => void process.stdout.write(`${message}\n`);

async function build(name: BrowserPackage): Promise<string> {
  // Imported on demand: webpack takes seconds to load, and a rollback must be quick.
  const { buildPackage } = await import('../build.ts');
  await buildPackage(name);
  throwIfOverweight(findOverweightScripts(buildFolder(name)));
  return buildFolder(name);
}

try {
  await runReleaseCommand(process.argv.slice(2), { site, say, build });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

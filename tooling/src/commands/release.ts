import { join } from 'node:path';
import { repositoryRoot } from '../packages.ts';
import { runReleaseCommand } from '../release/release-command.ts';
import { SiteFolder } from '../site/site-folder.ts';

const site = new SiteFolder(process.env['SITE_DIR'] ?? join(repositoryRoot, 'site'));
const say = (message: string) => void process.stdout.write(`${message}\n`);

try {
  await runReleaseCommand(process.argv.slice(2), { site, say });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

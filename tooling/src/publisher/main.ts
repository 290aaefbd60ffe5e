import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { snapshotWanted } from 'contract/publishing';
import { notePhase } from '../release/note-phase.ts';
import { publishContent } from '../release/release.ts';
import { SiteFolder } from '../release/site-folder.ts';

/*
 * Shows what staff have published: `node publish-content.js <site> < <snapshot>`. The api starts it, in a process of its
 * own. Once nobody else changes the site it says `snapshotWanted` and reads the snapshot, so that it is the latest there is.
 * It ends with 0, or with 1 and one line that says why not.
 */

notePhase('started');
// Visitors come first. Threads that are made from here on come after them as well.
setPriority(10);
// A web server reads the pages, under another account than the api's.
process.umask(0o022);

const say = (words: string) => void process.stdout.write(`${words}\n`);

const takeSnapshot = () => {
  say(snapshotWanted);
  return text(process.stdin);
};

try {
  const [path] = process.argv.slice(2);
  if (path === undefined) throw new Error('Usage: node publish-content.js <site> < <snapshot>');
  await publishContent({ site: new SiteFolder(path), say }, takeSnapshot);
} catch (error) {
  const words = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${words.split('\n', 1)[0] ?? ''}\n`);
  process.exitCode = 1;
}

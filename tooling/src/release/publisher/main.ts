import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { readLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import { previewMode, snapshotRequestLine } from 'contract/publishing';
import { notePhase } from '../../site/note-phase.ts';
import { publishContent } from '../release.ts';
import { SiteFolder } from '../../site/site-folder.ts';

/*
 * Publishes content: `node publish-content.js <site> < <snapshot>`. The api starts it as a process. Once it has the
 * site's lock it prints `snapshotRequestLine` and reads the snapshot, which is then the latest. It exits with 0, or with 1
 * and one line with the reason. `node publish-content.js <site> preview <language> <path> < <snapshot>` prints one page
 * instead, and changes nothing.
 */

notePhase('started');
// Visitors have priority over publishing. Threads created from here on inherit it.
setPriority(10);
// A web server of another user than the api's reads the pages.
process.umask(0o022);

const say = (words: string) => void process.stdout.write(`${words}\n`);

const takeSnapshot = () => {
  say(snapshotRequestLine);
  return text(process.stdin);
};

async function printPreview(site: SiteFolder, page: { language: Language; path: string }) {
  const snapshot = await text(process.stdin);
  // Imported on demand, so that publications start faster.
  const { renderPreview } = await import('../../render/preview-page.ts');
  process.stdout.write(await renderPreview(site, page, snapshot));
}

try {
  const [folder, mode, code, path] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Usage: node publish-content.js <site> < <snapshot>');
  const site = new SiteFolder(folder);
  const language = readLanguage(code);
  if (mode === undefined) await publishContent({ site, say }, takeSnapshot);
  else if (mode === previewMode && language && path) await printPreview(site, { language, path });
  else throw new Error(`There is no ${mode} of that.`);
} catch (error) {
  const words = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${words.split('\n', 1)[0] ?? ''}\n`);
  process.exitCode = 1;
}

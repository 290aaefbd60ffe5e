import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { readLanguage } from 'contract/languages';
import { prepareMode, previewMode, publisherCodes } from 'contract/publishing';
import { releaseMode, snapshotRequestLine } from 'contract/publishing';
import { notePhase } from '../../site/note-phase.ts';
import { SiteFolder } from '../../site/site-folder.ts';
import { prepareStepsBack } from '../prepare-steps-back.ts';
import { ChangedMeanwhileError, publishContent } from '../release.ts';
import { runReleaseCommand } from '../release-command.ts';

/*
 * Changes a site. The api starts it as a process; in the archive it is the release command as well.
 *
 *     node publish-content.js <site> < <snapshot>
 *     node publish-content.js <site> release <word>...
 *     node publish-content.js <site> prepare
 *     node publish-content.js <site> preview <language> <path> < <snapshot>
 *
 * The first publishes content: once it has the site's lock it prints `snapshotRequestLine` and reads the snapshot,
 * which is then the latest. The last prints one page and changes nothing. The exit code is one of `publisherCodes`.
 */

notePhase('started');
// A web server of another user than the api's reads the pages.
process.umask(0o022);

const say = (words: string) => void process.stdout.write(`${words}\n`);

/** Visitors have priority over rendering. Threads created from then on inherit it. */
const makeWay = () => setPriority(10);

const takeSnapshot = () => {
  say(snapshotRequestLine);
  return text(process.stdin);
};

async function printPreview(site: SiteFolder, code: string | undefined, path: string | undefined) {
  const language = readLanguage(code);
  if (!language || path === undefined) throw new Error('There is no preview of that.');
  const snapshot = await text(process.stdin);
  // Imported on demand, so that publications start faster.
  const { renderPreview } = await import('../../render/preview-page.ts');
  process.stdout.write(await renderPreview(site, { language, path }, snapshot));
}

function run([folder, mode, ...words]: readonly string[]): Promise<void> {
  if (folder === undefined) throw new Error('Usage: node publish-content.js <site> < <snapshot>');
  const site = new SiteFolder(folder);
  // A release that shows pages that are ready is done before it could make way.
  if (mode === releaseMode)
    return runReleaseCommand(words, { site, say, beforeRendering: makeWay });
  makeWay();
  if (mode === undefined) return publishContent({ site, say }, takeSnapshot);
  if (mode === previewMode) return printPreview(site, words[0], words[1]);
  if (mode !== prepareMode) throw new Error(`There is no ${mode} of that.`);
  setPriority(19);
  return prepareStepsBack({ site, say }, () => process.exit(publisherCodes.interrupted));
}

/** One line, but for a release command, whose reasons are for a person. */
function explain(error: unknown, mode: string | undefined): string {
  const words = error instanceof Error ? error.message : String(error);
  return mode === releaseMode ? words : (words.split('\n', 1)[0] ?? '');
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explain(error, process.argv[3])}\n`);
  const isChanged = error instanceof ChangedMeanwhileError;
  process.exitCode = isChanged ? publisherCodes.changedMeanwhile : publisherCodes.failed;
}

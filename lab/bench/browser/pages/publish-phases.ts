import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import type { ContentSnapshot } from 'contract/content-entry';
import { repositoryRoot } from '../../../../e2e/fixtures/product/release-command.ts';
import type { Figure } from '../../figures.ts';
import { median } from '../../median.ts';

const program = join(repositoryRoot, 'tooling/dist/publish-content.js');
const rounds = 11;

/** Labels of the phases before each mark (tooling/src/site/note-phase.ts), and after the last. */
const phases = {
  started: 'start of the process',
  locked: 'lock',
  given: 'waiting for the snapshot',
  read: 'reading builds',
  rendered: 'rendering and writing pages',
  compressed: 'compressing the rest of them',
  switched: 'flushing and switching',
  ended: 'removing what is old',
} as const;
type Mark = keyof typeof phases;
const marks = Object.keys(phases) as Mark[];

/** Milliseconds since the process began: elapsed, and of the processor. */
type Moment = { readonly wall: number; readonly processor: number };
type Run = Readonly<Record<Mark, Moment>>;

/** Runs in the measured program and prints its marks when it exits. */
const collector = `process.on('exit', () => {
  const moment = (wall, { user, system }) => ({ wall, processor: (user + system) / 1000 });
  const noted = performance.getEntriesByType('mark').map(({ name, startTime, detail }) => [name, moment(startTime, detail)]);
  const ended = ['ended', moment(performance.now(), process.cpuUsage())];
  require('node:fs').writeSync(2, JSON.stringify(Object.fromEntries([...noted, ended])));
});`;

/** Measures the phases of a publication by the program that the api starts, on a copy of a site. */
export async function measurePhases(siteFolder: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'publish-phases-'));
  try {
    const site = join(folder, 'site');
    cpSync(siteFolder, site, { recursive: true, verbatimSymlinks: true });
    const runs: Run[] = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await publish(site, round));
    const processor = median(runs.map(({ switched }) => switched.processor));
    const compression = compressThoroughly(join(site, 'current/pages'));
    return [
      {
        name: 'processor until the pages change, to that of compressing them once at the best level',
        value: processor / compression,
        unit: 'x',
        goal: { atMost: 0.33 },
        from: `${processor.toFixed(0)} ms : ${compression.toFixed(0)} ms`,
      },
      ...marks.map((mark, place) => describePhase(runs, mark, marks[place - 1])),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Compresses all pages by brotli, for a goal that means the same on every machine.
 * @returns milliseconds of the processor
 */
function compressThoroughly(folder: string): number {
  const begun = process.cpuUsage();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.html')) brotliCompressSync(readFileSync(join(folder, file)));
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

function describePhase(runs: readonly Run[], mark: Mark, before: Mark | undefined): Figure {
  const took = (part: keyof Moment) =>
    median(runs.map((run) => run[mark][part] - (before ? run[before][part] : 0)));
  const from = `${took('processor').toFixed(0)} ms of the processor`;
  return { name: `- ${phases[mark]}`, value: took('wall'), unit: 'ms', from };
}

/** Publishes another title of the first message. */
async function publish(site: string, round: number): Promise<Run> {
  const shown = readFileSync(join(site, 'current/snapshot.json'), 'utf8');
  const snapshot = JSON.parse(shown) as ContentSnapshot;
  const [first, ...others] = snapshot.messages;
  const title = { en: `Round ${round}`, de: `Runde ${round}` };
  const changed = first && { ...first, values: { ...first.values, title } };
  const flag = `data:text/javascript,${encodeURIComponent(
    `import { createRequire } from 'node:module'; const require = createRequire('/');${collector}`,
  )}`;
  const child = spawn(process.execPath, ['--import', flag, program, site], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
  });
  const ended = once(child, 'close');
  const noted = text(child.stderr);
  child.stdout.once('data', () =>
    child.stdin.end(JSON.stringify({ ...snapshot, messages: [changed, ...others] })),
  );
  child.stdout.resume();
  await ended;
  return JSON.parse(await noted) as Run;
}

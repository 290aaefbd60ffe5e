import { copyFileSync, cpSync, readdirSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { submissions } from 'contract/submissions';
import { getHealth } from 'contract/server-requests';
import { openDatabase, sqliteFile } from '../../api/src/storage/database';
import { startProcess } from '../../api/testing/child-process';
import { makeDataDir, removeDataDir } from '../../api/testing/databases/data-dir';
import { sampleBody } from '../../api/testing/samples/sample-bodies';
import type { Random } from './seeded-random';
import { environmentOf } from './kill-targets';

/** Ways to lose the files of a running server. */
const losses: Readonly<Record<string, (file: string) => void>> = {
  'all three files removed': (file) => {
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix);
  },
  'database removed': (file) => rmSync(file),
  'database moved': (file) => renameSync(file, `${file}.old`),
  'database replaced': (file) => {
    copyFileSync(file, `${file}.copy`);
    renameSync(`${file}.copy`, file);
  },
  'log removed': (file) => rmSync(`${file}-wal`),
  'index of the log removed': (file) => rmSync(`${file}-shm`),
};

/** Nothing can be saved in this case; the server only has to notice it. */
const emptied = 'database emptied';

const allLosses: typeof losses = { ...losses, [emptied]: (file) => truncateSync(file) };

export const lossNames = Object.keys(allLosses);

export interface LossReport {
  readonly loss: string;
  readonly acknowledged: number;
  /** Acknowledged posts that are not in the copy that the server saved. */
  readonly missing: number;
  /** Milliseconds from the last refusal until the health check reported the reason. */
  readonly noticedAfter: number;
}

const writers = 8;

export const isLossless = ({ loss, missing }: LossReport): boolean =>
  loss === emptied || missing === 0;

/** Posts, removes the file meanwhile, and checks whether the saved copy contains all acknowledged posts. */
export async function loseFile(loss: string, random: Random): Promise<LossReport> {
  const dataDir = makeDataDir();
  const server = await startProcess(environmentOf({ dataDir }));
  try {
    const acknowledged = new Set<string>();
    const lose = allLosses[loss];
    const fatal = random(1, 200);
    const write = async () => {
      for (;;) {
        const answer = await fetch(server.address + submissions.contact.endpoint, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(sampleBody('contact')),
        });
        const { _id, message } = (await answer.json()) as { _id?: string; message: string };
        if (answer.status !== 201 || _id === undefined) return { answer, message };
        acknowledged.add(_id);
        if (acknowledged.size === fatal) lose?.(sqliteFile(dataDir));
      }
    };
    const refused = await Promise.all(Array.from({ length: writers }, write));
    for (const { answer, message } of refused) {
      const isPolite = answer.headers.has('retry-after') && message.includes('cannot store');
      if (answer.status !== 503 || !isPolite) throw new Error(`${answer.status}: ${message}`);
    }
    const noticedAfter = await untilHealthSaysSo(server.address);
    const copy = await untilSaved(dataDir, server.printed);
    return {
      loss,
      acknowledged: acknowledged.size,
      missing:
        copy === undefined
          ? acknowledged.size
          : await countMissing(copy, `${dataDir}.key`, acknowledged),
      noticedAfter,
    };
  } finally {
    server.kill('SIGKILL');
    await server.ended;
    removeDataDir(dataDir);
  }
}

async function untilHealthSaysSo(address: string): Promise<number> {
  const began = performance.now();
  for (;;) {
    const answer = await fetch(address + getHealth.path);
    const { reason } = (await answer.json()) as { reason?: string };
    if (answer.status === 503 && reason === 'database-file-lost') break;
  }
  return Math.round(performance.now() - began);
}

/** Path of the saved copy; undefined when the server reported that it could not save one. */
async function untilSaved(dataDir: string, printed: () => string): Promise<string | undefined> {
  while (!/was removed or replaced/.test(printed())) await new Promise(setImmediate);
  if (!/is saved in/.test(printed())) return undefined;
  const folder = join(dataDir, 'backups');
  const name = readdirSync(folder).find((one) => one.startsWith('rescued-'));
  return name === undefined ? undefined : join(folder, name);
}

/** Counts what is missing in a folder that was restored as the server instructs. */
async function countMissing(
  copy: string,
  dataKeyFile: string,
  acknowledged: ReadonlySet<string>,
): Promise<number> {
  const dataDir = makeDataDir();
  cpSync(copy, sqliteFile(dataDir));
  const database = await openDatabase({ dataDir, dataKeyFile });
  const rows = await database.selectFrom('submissions').select('id').execute();
  await database.destroy();
  removeDataDir(dataDir);
  const stored = new Set(rows.map(({ id }) => id));
  return [...acknowledged].filter((id) => !stored.has(id)).length;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataFolderError } from './data-folder-error';
import { lockFolder } from './server-lock';

let dataDir: string;
let announced: string[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'church-lock-'));
  announced = [];
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const printLine = (line: string) => void announced.push(line);

it('lets one server in, refuses another in words, and lets it in when the first has left', async () => {
  const first = await lockFolder(dataDir, { printLine, timeout: 0 });
  const refused: unknown = await lockFolder(dataDir, { printLine, timeout: 0 }).catch(
    (e: unknown) => e,
  );
  expect(refused).toBeInstanceOf(DataFolderError);
  expect(refused).toHaveProperty(
    'message',
    expect.stringMatching(`another server \\(process ${process.pid} on .*Stop that one first`),
  );
  await first.release();
  await (await lockFolder(dataDir, { printLine, timeout: 0 })).release();
});

it('waits for a stopping server, and reports that once', async () => {
  const first = await lockFolder(dataDir, { printLine });
  const second = lockFolder(dataDir, {
    printLine: (line) => {
      printLine(line);
      void first.release();
    },
  });
  await (await second).release();
  expect(announced).toEqual([expect.stringContaining(`Waiting for another server`)]);
});

it('stops waiting when it is told to stop', async () => {
  const first = await lockFolder(dataDir, { printLine });
  const stopping = new AbortController();
  const second = lockFolder(dataDir, {
    printLine: () => stopping.abort(),
    signal: stopping.signal,
  });
  await expect(second).rejects.toHaveProperty('name', 'AbortError');
  await first.release();
});

it('gives the folder to one of many that start at once', async () => {
  const all = await Promise.allSettled(
    Array.from({ length: 5 }, () => lockFolder(dataDir, { printLine, timeout: 0 })),
  );
  const locks = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(locks).toHaveLength(1);
  await locks[0]?.release();
});

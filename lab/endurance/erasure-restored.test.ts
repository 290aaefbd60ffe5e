import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from '../../api/testing/child-process';
import { databaseKinds } from '../../api/testing/databases/databases';
import { sqliteFile } from '../../api/src/storage/database';
import {
  erase,
  findBackup,
  isGone,
  isThere,
  judge,
  makeErasureFixture,
  untilOver,
} from './erasure-fixture';
import type { Address } from './erasure-fixture';
import { environmentOf } from './kill-targets';

jest.setTimeout(120_000);

/** Makes a backup with the pictures as the README describes, and returns a function that restores it. */
function backUp({ dataDir, databaseUrl }: Address): () => void {
  const [images, kept] = [join(dataDir, 'images'), join(dataDir, 'backups', 'images')];
  cpSync(images, kept, { recursive: true });
  const restoreImages = () => cpSync(kept, images, { recursive: true });
  if (databaseUrl === undefined)
    return () => {
      for (const suffix of ['-wal', '-shm']) rmSync(sqliteFile(dataDir) + suffix, { force: true });
      copyFileSync(findBackup(dataDir) ?? '', sqliteFile(dataDir));
      restoreImages();
    };
  const dump = join(dataDir, 'backups', 'church.dump');
  execFileSync('pg_dump', ['--format=custom', `--file=${dump}`, databaseUrl]);
  return () => {
    execFileSync('pg_restore', ['--clean', '--if-exists', `--dbname=${databaseUrl}`, dump]);
    restoreImages();
  };
}

it.each(databaseKinds)(
  'leaves nothing of a person, and nothing after an older backup was restored, on %s',
  async (databaseKind) => {
    const fixture = await makeErasureFixture(databaseKind);
    try {
      await fixture.withCopy(async (copy) => {
        const restore = backUp(copy);
        const server = await startProcess(environmentOf(copy));
        await erase(server, fixture.wish);
        await untilOver(copy, server);
        server.kill('SIGTERM');
        await server.ended;
        const erased = await judge(copy);
        expect({ ...erased, isGone: isGone(erased) }).toMatchObject({ isGone: true });

        restore();
        expect(await isThere(copy)).toBe(true);
        const again = await startProcess(environmentOf(copy));
        // The records are removed before the response; pictures go with the first sweep.
        expect(await isThere(copy)).toBe(false);
        await untilOver(copy, again);
        again.kill('SIGTERM');
        await again.ended;
        const left = await judge(copy);
        expect({ ...left, isGone: isGone(left) }).toMatchObject({ isGone: true });
      });
    } finally {
      await fixture.remove();
    }
  },
);

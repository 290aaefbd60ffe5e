import { uploadLifetime } from 'contract/media-requests';
import { databaseKinds, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { UnknownFiles } from './unknown-files';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  let test: TestDatabase;
  let now: Date;
  let files: UnknownFiles;
  beforeEach(async () => {
    test = await makeDatabase(databaseKind);
    now = new Date('2026-03-01T10:00:00Z');
    files = new UnknownFiles(test.database, () => now);
  });
  afterEach(() => test.remove());

  const wait = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };

  it('finds what was unknown for as long as an unfinished upload is kept', async () => {
    expect(await files.findOld(['a', 'b'])).toEqual([]);
    wait(uploadLifetime - 1);
    expect(await files.findOld(['a', 'b'])).toEqual([]);
    wait(1);
    expect((await files.findOld(['a', 'b', 'c'])).sort()).toEqual(['a', 'b']);
  });

  it('forgets what is known meanwhile: its day begins anew', async () => {
    await files.findOld(['a', 'b']);
    await files.findOld(['b']);
    wait(uploadLifetime);
    expect(await files.findOld(['a', 'b'])).toEqual(['b']);
  });
});

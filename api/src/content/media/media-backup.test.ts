import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaAddress } from 'contract/media-files';
import type { MediaAudio, MediaPicture } from 'contract/media-files';
import { listMedia } from 'contract/media-requests';
import { publishEntry, sampleText, withValues } from '../../../testing/samples/content';
import { addMedia } from '../../../testing/samples/upload-media';
import { sampleMp3, samplePicture } from '../../../testing/samples/sample-media';
import { staffCall } from '../../../testing/people/staff';
import { makeApp } from '../../../testing/test-app';
import { buildApp } from '../../app';
import { BackupFolder } from '../../storage/backups/backup-folder';
import { openDatabase, sqliteFile } from '../../storage/database';

it('has every file again after the database’s backup and the folder were copied back', async () => {
  const server = await makeApp();
  const headers = await server.logIn();
  const { dataDir } = server.address;
  const mp3 = sampleMp3(5);
  const sound = await addMedia<MediaAudio>(server, headers, mp3, 'A sermon.mp3');
  const picture = await addMedia<MediaPicture>(server, headers, await samplePicture(400, 300));
  const about = { about: { en: `Hear ${sound.id}, see ${picture.id}.` } };
  const text = { ...withValues(sampleText('ministers'), about), shownInEnglish: ['de' as const] };
  await publishEntry(staffCall(server, headers), 'ministers', text);
  const addresses = [
    mediaAddress(sound.id, sound.file),
    ...['320.avif', '400.webp'].map((file) => mediaAddress(picture.id, file)),
  ];
  const before = await Promise.all(addresses.map((url) => server.app.inject({ url })));
  const list = (await server.app.inject({ url: listMedia.path, headers })).json<object>();

  const restored = mkdtempSync(join(tmpdir(), 'church-restored-'));
  const backups = join(restored, 'backups');
  const folder = new BackupFolder(backups, sqliteFile(dataDir));
  await folder.add(new Date(), new AbortController().signal);
  cpSync(join(backups, (await folder.findNewest()) ?? ''), sqliteFile(restored));
  cpSync(join(dataDir, 'media/files'), join(restored, 'media/files'), { recursive: true });
  cpSync(`${dataDir}.key`, `${restored}.key`);
  await server.remove();

  const database = await openDatabase({ dataDir: restored });
  const app = await buildApp({ database, config: { dataDir: restored } });
  const after = await Promise.all(addresses.map((url) => app.inject({ url })));
  expect(after.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(after.map(({ rawPayload }) => rawPayload)).toEqual(
    before.map(({ rawPayload }) => rawPayload),
  );
  expect((await app.inject({ url: listMedia.path, headers })).json()).toEqual(list);
  await app.close();
  await database.destroy();
  rmSync(restored, { recursive: true });
  rmSync(`${restored}.key`);
});

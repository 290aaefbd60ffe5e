import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  changeEntry,
  listEntries,
  publishDraft,
  removeEntry,
  unpublishEntry,
} from 'contract/content-requests';
import { isReady, maxMediaBytes } from 'contract/media-files';
import {
  cancelUpload,
  changeMediaFile,
  deleteMediaFile,
  getMediaFile,
  getMediaUses,
  getUpload,
  listMedia,
  maxPieceBytes,
  maxUploads,
} from 'contract/media-requests';
import type { FileError } from 'contract/error-codes';
import type { MediaAudio, MediaPicture } from 'contract/media-files';
import type { Upload } from 'contract/media-requests';
import { inEachLanguage } from 'contract/sample-translations';
import { addEntry, publishEntry, sampleText, withValues } from '../../../testing/samples/content';
import { listAuditEntries } from '../../../testing/people/audit-entries';
import { databaseKinds } from '../../../testing/databases/databases';
import {
  addMedia,
  beginUpload,
  finishUpload,
  sendFile,
  sendPiece,
} from '../../../testing/samples/upload-media';
import { logInWith } from '../../../testing/people/roles';
import { sampleMp3, samplePdf, samplePicture } from '../../../testing/samples/sample-media';
import { staffCall } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';
import { UploadStore } from './files/media-store';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, readSpace: () => ({ total: 2 ** 41, free }) });
  let free = 2 ** 40;
  let headers: Readonly<Record<string, string>>;
  let call: StaffCall;
  beforeEach(async () => {
    free = 2 ** 40;
    headers = await server.logIn();
    call = staffCall(server, headers);
  });

  const folder = (name: 'files' | 'unfinished') => join(server.address.dataDir, 'media', name);
  const listed = (name: 'files' | 'unfinished') =>
    existsSync(folder(name)) ? readdirSync(folder(name)) : [];
  const faultOf = (answer: { json(): unknown }) =>
    (answer.json() as { code?: string }).code?.replace('file-', '');
  const expectNothingLeft = async () => {
    expect([listed('files'), listed('unfinished')]).toEqual([[], []]);
    expect((await call(listMedia)).json()).toEqual({ files: [], uploads: [] });
  };

  it('takes a file in pieces, tells how far it has come, and keeps it by its id', async () => {
    const mp3 = sampleMp3(100);
    const begun = await beginUpload(server, headers, mp3.length, 'C:\\Predigt für 🕊.mp3');
    expect(begun.statusCode).toBe(201);
    const upload = begun.json<Upload>();
    const { id } = upload;
    const name = 'Predigt für 🕊.mp3';
    expect(upload).toEqual({ id, name, bytes: mp3.length, received: 0 });
    const first = { offset: 0, piece: mp3.subarray(0, maxPieceBytes) };
    const received = { ...upload, received: maxPieceBytes };
    expect((await sendPiece(server, headers, id, first)).json()).toEqual(received);
    expect((await call(getUpload, { id })).json()).toEqual(received);
    expect((await call(listMedia)).json()).toEqual({ files: [], uploads: [received] });
    const rest = { offset: maxPieceBytes, piece: mp3.subarray(maxPieceBytes) };
    expect((await sendPiece(server, headers, id, rest)).statusCode).toBe(200);
    const finished = await finishUpload(server, headers, id);
    expect(finished.statusCode).toBe(201);
    const file = finished.json<MediaAudio>();
    expect(file).toMatchObject({ id, name, kind: 'audio', seconds: 100, bytes: mp3.length });
    expect(readFileSync(join(folder('files'), id, file.file)).equals(mp3)).toBe(true);
    expect(listed('unfinished')).toEqual([]);
    expect((await call(getMediaFile, { id })).json()).toEqual(file);
    expect((await call(listMedia)).json()).toEqual({ files: [file], uploads: [] });
    // A client that lost the response repeats the request.
    expect((await finishUpload(server, headers, id)).json()).toEqual(file);
    const auditEntries = await listAuditEntries(server);
    expect(auditEntries.map(({ action, kind, subjects }) => [action, kind, subjects])).toEqual([
      ['upload', 'content', JSON.stringify([id])],
    ]);
  });

  it('takes no piece twice, none that is too long, and finishes nothing half', async () => {
    const mp3 = sampleMp3(5);
    const { id } = (await beginUpload(server, headers, mp3.length)).json<Upload>();
    const piece = mp3.subarray(0, 1000);
    await sendPiece(server, headers, id, { offset: 0, piece });
    for (const wrong of [
      { offset: 0, piece },
      { offset: 2000, piece },
      { offset: 1000, piece: mp3 },
      { offset: 1000, piece: Buffer.alloc(0) },
    ]) {
      const answer = await sendPiece(server, headers, id, wrong);
      expect([answer.statusCode, faultOf(answer)]).toEqual([409, 'other-offset']);
      expect(answer.json()).toMatchObject({ received: 1000 });
    }
    const answer = await finishUpload(server, headers, id);
    expect([answer.statusCode, faultOf(answer)]).toEqual([409, 'other-offset']);
    const rest = { offset: 1000, piece: mp3.subarray(1000) };
    const answers = await Promise.all([1, 2].map(() => sendPiece(server, headers, id, rest)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await finishUpload(server, headers, id)).statusCode).toBe(201);
  });

  it('goes on from what is on the disk, where less is there than was noted', async () => {
    const mp3 = sampleMp3(5);
    const { id } = (await beginUpload(server, headers, mp3.length)).json<Upload>();
    await sendPiece(server, headers, id, { offset: 0, piece: mp3.subarray(0, 1000) });
    await new UploadStore(server.address.dataDir).remove(id);
    const answer = await sendPiece(server, headers, id, {
      offset: 1000,
      piece: mp3.subarray(1000),
    });
    expect(answer.json()).toMatchObject({ received: 0 });
    expect((await sendPiece(server, headers, id, { offset: 0, piece: mp3 })).statusCode).toBe(200);
    expect((await finishUpload(server, headers, id)).statusCode).toBe(201);
  });

  it('leaves what somebody sends to them alone', async () => {
    const { id } = (await beginUpload(server, headers, 1000)).json<Upload>();
    const other = await logInWith(server, 'media');
    const piece = sampleMp3(1).subarray(0, 1000);
    const answers = [
      await other.call(getUpload, { id }),
      await sendPiece(server, other.headers, id, { offset: 0, piece }),
      await finishUpload(server, other.headers, id),
      await other.call(cancelUpload, { id }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect((await call(cancelUpload, { id })).statusCode).toBe(204);
    await expectNothingLeft();
  });

  it.each<[string, FileError, number, () => Promise<Buffer> | Buffer]>([
    ['nothing', 'empty', 422, () => Buffer.alloc(0)],
    ['a page', 'unknown-type', 415, () => Buffer.from('<html><script>alert(1)</script></html>')],
  ])('refuses %s with words, and keeps nothing of it', async (_what, fault, status, draw) => {
    const answer = await sendFile(server, headers, await draw());
    expect([answer.statusCode, faultOf(answer)]).toEqual([status, fault]);
    expect(answer.json()).toMatchObject({ message: expect.stringMatching(/Please/) });
    await expectNothingLeft();
  });

  it('refuses what is too large for its kind by its first piece, or before', async () => {
    const whole = await beginUpload(server, headers, maxMediaBytes.audio + 1);
    expect([whole.statusCode, faultOf(whole)]).toEqual([413, 'too-large']);
    const begun = await beginUpload(server, headers, maxMediaBytes.picture + 1);
    const piece = await samplePicture();
    const answer = await sendPiece(server, headers, begun.json<Upload>().id, { offset: 0, piece });
    expect([answer.statusCode, faultOf(answer)]).toEqual([413, 'too-large']);
    await expectNothingLeft();
  });

  it('takes so many files at a time of one account', async () => {
    const begin = () => beginUpload(server, headers, 1000);
    for (let n = 0; n < maxUploads; n++) expect((await begin()).statusCode).toBe(201);
    const answer = await begin();
    expect([answer.statusCode, faultOf(answer)]).toEqual([409, 'too-many-uploads']);
    const other = await logInWith(server, 'media');
    expect((await beginUpload(server, other.headers, 1000)).statusCode).toBe(201);
  });

  const onSqlite = databaseKind === 'sqlite' ? it : it.skip;
  const gigabyte = 2 ** 30;
  const beginAll = async (...sizes: readonly number[]) => {
    const answers: unknown[] = [];
    for (const bytes of sizes) {
      const answer = await beginUpload(server, headers, bytes);
      answers.push(answer.statusCode === 201 ? 201 : [answer.statusCode, faultOf(answer)]);
    }
    return answers;
  };
  const largest = maxMediaBytes.audio;

  onSqlite('promises half of the free disk at most', async () => {
    free = 2.4 * gigabyte;
    const rest = Math.floor(free / 2) - 4 * largest;
    const sizes = [largest, largest, largest, largest - 1000, rest + 1001, rest + 1000];
    const refused = [507, 'no-room'];
    expect(await beginAll(...sizes)).toEqual([201, 201, 201, 201, refused, 201]);
  });

  onSqlite('leaves a gigabyte of it for everything else', async () => {
    free = gigabyte + 1000;
    expect(await beginAll(1001, 1000)).toEqual([[507, 'no-room'], 201]);
  });

  onSqlite('goes on with no upload where something else has filled the disk', async () => {
    const mp3 = sampleMp3(5);
    const { id } = (await beginUpload(server, headers, mp3.length)).json<Upload>();
    const whole = { offset: 0, piece: mp3 };
    free = gigabyte + mp3.length - 1;
    const answer = await sendPiece(server, headers, id, whole);
    expect([answer.statusCode, faultOf(answer)]).toEqual([507, 'no-room']);
    expect(listed('unfinished')).toEqual([]);
    free += 1;
    expect((await sendPiece(server, headers, id, whole)).statusCode).toBe(200);
    expect((await finishUpload(server, headers, id)).statusCode).toBe(201);
  });

  it('says that the disk is full, and takes the piece once it has room', async () => {
    const mp3 = sampleMp3(5);
    const { id } = (await beginUpload(server, headers, mp3.length)).json<Upload>();
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    const write = jest.spyOn(UploadStore.prototype, 'write').mockRejectedValueOnce(full);
    const whole = { offset: 0, piece: mp3 };
    const answer = await sendPiece(server, headers, id, whole);
    write.mockRestore();
    expect([answer.statusCode, faultOf(answer)]).toEqual([507, 'no-room']);
    expect((await sendPiece(server, headers, id, whole)).statusCode).toBe(200);
    expect((await finishUpload(server, headers, id)).statusCode).toBe(201);
  });

  it('describes a picture, which is ready with its words and its point', async () => {
    const picture = await addMedia<MediaPicture>(server, headers, await samplePicture(), 'a.jpg');
    expect(isReady(picture)).toBe(false);
    const change = (body: object) => call(changeMediaFile, { id: picture.id, body });
    const english = { revision: 1, name: 'The choir', alt: { en: ' The choir sings ' } };
    const named = (await change(english)).json<MediaPicture>();
    const alt = { en: 'The choir sings' };
    expect(named).toEqual({ ...picture, name: 'The choir', alt, revision: 2 });
    const focalPoint = { x: 0.5, y: 0.25 };
    const more = { revision: 2, alt: { ...inEachLanguage(alt), de: 'Der Chor singt' }, focalPoint };
    const ready = (await change(more)).json<MediaPicture>();
    expect(ready).toMatchObject({ alt: { ...alt, de: 'Der Chor singt' }, focalPoint });
    expect(isReady(ready)).toBe(true);
    const late = await change(english);
    expect([late.statusCode, faultOf(late)]).toEqual([409, 'changed-meanwhile']);
    expect(late.json()).toMatchObject({ file: ready });
    const emptied = await change({ revision: 3, alt: { de: '' } });
    expect(emptied.json()).toMatchObject({ alt });
  });

  it.each([{ revision: 1, focalPoint: { x: 1.1, y: 0 } }, { revision: 1, bytes: 1 }, {}])(
    'describes nothing as %j',
    async (change) => {
      const { id } = await addMedia(server, headers, samplePdf());
      expect((await call(changeMediaFile, { id, body: change })).statusCode).toBe(400);
    },
  );

  it('removes what nothing uses, at once', async () => {
    const { id } = await addMedia(server, headers, samplePdf());
    expect((await call(deleteMediaFile, { id, body: { revision: 2 } })).statusCode).toBe(409);
    expect((await call(deleteMediaFile, { id, body: { revision: 1 } })).statusCode).toBe(204);
    await expectNothingLeft();
    expect((await call(deleteMediaFile, { id, body: { revision: 1 } })).statusCode).toBe(404);
    expect((await listAuditEntries(server)).map(({ action }) => action)).toEqual([
      'upload',
      'remove',
    ]);
  });

  const kind = 'ministers';
  const naming = (id: string) => withValues(sampleText(kind), { about: { en: `It shows ${id}.` } });

  it('keeps what a draft uses, what is published, and what a kept version had', async () => {
    const { id } = await addMedia(server, headers, samplePdf());
    const draft = await addEntry(call, kind, naming(id));
    const uses = (entry: string) => ({ uses: [{ kind, entry }] });
    expect((await call(getMediaUses, { id })).json()).toEqual(uses(draft.id));
    const remove = () => call(deleteMediaFile, { id, body: { revision: 1 } });
    const answer = await remove();
    expect([answer.statusCode, faultOf(answer)]).toEqual([409, 'in-use']);
    expect(answer.json()).toMatchObject(uses(draft.id));
    await call(removeEntry, { kind, id: draft.id, body: { revision: 1 } });
    const text = { ...naming(id), shownInEnglish: ['de' as const] };
    const shown = await publishEntry(call, kind, text);
    expect((await remove()).statusCode).toBe(409);
    await call(changeEntry[kind], {
      id: shown.id,
      body: { revision: shown.revision, draft: sampleText(kind) },
    });
    await call(publishDraft, { kind, id: shown.id, body: { revision: shown.revision + 1 } });
    expect((await remove()).json()).toMatchObject(uses(shown.id));
    await call(unpublishEntry, { kind, id: shown.id, body: { revision: shown.revision + 2 } });
    await call(removeEntry, { kind, id: shown.id, body: { revision: shown.revision + 3 } });
    expect((await call(listEntries, { kind })).json()).toEqual({ entries: [] });
    expect((await remove()).statusCode).toBe(204);
    await expectNothingLeft();
  });
});

import { publishDraft } from 'contract/content-requests';
import { mediaAddress } from 'contract/media-files';
import type { MediaAudio, MediaFile } from 'contract/media-files';
import { addEntry, publishEntry, sampleText, withValues } from '../../testing/samples/content';
import { addMedia } from '../../testing/samples/upload-media';
import { sampleMp3, samplePdf } from '../../testing/samples/sample-media';
import { staffCall } from '../../testing/people/staff';
import type { StaffCall } from '../../testing/people/staff';
import { useApp } from '../../testing/test-app';
import { ContentRepository } from './content-repository';

const kind = 'sermons';
const saying = (audio: string) => withValues(sampleText(kind), { audio });

const server = useApp();
let call: StaffCall;
let add: <File extends MediaFile>(bytes: Buffer) => Promise<File>;
beforeEach(async () => {
  const headers = await server.logIn();
  call = staffCall(server, headers);
  add = (bytes) => addMedia(server, headers, bytes);
});

it('publishes a sermon whose recording is there, and tells pages of it', async () => {
  const { id, file, bytes, seconds, name } = await add<MediaAudio>(sampleMp3());
  await publishEntry(call, kind, saying(id));
  const { media, sermons } = await new ContentRepository(
    server.database,
    () => new Date(),
  ).snapshot(new Date());
  expect(sermons).toMatchObject([{ values: { audio: id } }]);
  expect(media).toEqual({ [id]: { kind: 'audio', file, bytes, seconds, name } });
  const heard = await server.app.inject({
    url: mediaAddress(id, file),
    headers: { range: 'bytes=0-9' },
  });
  expect([heard.statusCode, heard.headers['content-type']]).toEqual([206, 'audio/mpeg']);
});

it('does not publish one whose recording is a document', async () => {
  const { id, revision } = await addEntry(call, kind, saying((await add(samplePdf())).id));
  const answer = await call(publishDraft, { kind, id, body: { revision } });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { missing: [], wrong: [{ field: 'audio', code: 'no-file' }] },
  ]);
});

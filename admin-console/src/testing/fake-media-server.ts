import { getContentOverview } from 'contract/content-requests';
import type { MediaFile, MediaPicture, MediaUse } from 'contract/media-files';
import { beginUpload, listMedia, uploadOffsetHeader } from 'contract/media-requests';
import type { Upload, changeMediaFile } from 'contract/media-requests';
import type { BodyOf } from 'contract/request';
import { inEachLanguage } from 'contract/sample-translations';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';

const at = '2026-03-01T10:00:00.000Z';
const ok = (body: unknown, status = 200): FakeAnswer => ({ status, body });

/** A refusal with a message of the server. */
export const refusal = (status: number, message: string, more: object = {}): FakeAnswer => ({
  status,
  body: { message, error: message, ...more },
});

export const sampleRecording = (id: string, name: string): MediaFile => ({
  ...{ id, name, kind: 'audio', bytes: 1_500_000, revision: 1, addedAt: at },
  ...{ file: 'talk.mp3', seconds: 245 },
});

/** A picture without its texts in English and German, the languages that tests name. */
export const samplePhoto = (id: string, name: string): MediaPicture => {
  const { en: _en, ...alt } = inEachLanguage({ en: 'A sample' });
  return {
    ...{ id, name, kind: 'picture', bytes: 90_000, revision: 1, addedAt: at },
    ...{ width: 1600, height: 900, widths: [320, 640, 1600], alt },
  };
};

/** Ids are unique, like the real server's. */
let begun = 0;

/** The website's files behind the fake network, which accepts uploads in pieces like the real server. */
export function fakeMediaServer(files: readonly MediaFile[] = []) {
  const server = {
    files,
    uploads: [] as readonly Upload[],
    uses: [] as readonly MediaUse[],
    respond: (() => undefined) as (call: SentCall) => FakeAnswer | undefined,
  };
  const calls = fakeNetwork((call) => {
    if (call.path.startsWith(getContentOverview.path)) return ok({ entries: [] });
    if (!call.path.startsWith(listMedia.path)) return ok([]);
    return server.respond(call) ?? answer(server, call);
  });
  return Object.assign(server, { calls });
}

type Server = Omit<ReturnType<typeof fakeMediaServer>, 'calls' | 'respond'>;

function answer(server: Server, call: SentCall): FakeAnswer {
  const { method, path } = call;
  if (path === listMedia.path) return ok({ files: server.files, uploads: server.uploads });
  if (path.startsWith(beginUpload.path)) return takeUpload(server, call);
  const [id = '', part] = path.slice(listMedia.path.length + 1).split('/');
  if (part === 'uses') return ok({ uses: server.uses });
  const file = server.files.find((one) => one.id === id);
  if (!file) return refusal(404, 'It is gone.');
  if (method === 'GET') return ok(file);
  if (method === 'DELETE') {
    if (server.uses.length > 0) return refusal(409, 'It is used.', { uses: server.uses });
    server.files = server.files.filter((one) => one !== file);
    return { status: 204 };
  }
  const change = call.body as BodyOf<typeof changeMediaFile>;
  const changed = { ...file, ...change, revision: file.revision + 1 } as MediaFile;
  server.files = server.files.map((one) => (one === file ? changed : one));
  return ok(changed);
}

function takeUpload(server: Server, { method, path, body, headers }: SentCall): FakeAnswer {
  if (path === beginUpload.path) {
    const upload = { id: `up-${++begun}`, received: 0, ...(body as BodyOf<typeof beginUpload>) };
    server.uploads = [...server.uploads, upload];
    return ok(upload, 201);
  }
  const [id = '', finish] = path.slice(beginUpload.path.length + 1).split('/');
  const upload = server.uploads.find((one) => one.id === id);
  if (!upload) return refusal(404, 'It is not awaited.');
  const put = (next?: Upload) => {
    server.uploads = server.uploads.flatMap((one) => (one === upload ? (next ?? []) : one));
  };
  if (method === 'DELETE') {
    put();
    return { status: 204 };
  }
  if (finish) {
    put();
    const file = sampleRecording(id, upload.name);
    server.files = [file, ...server.files];
    return ok(file, 201);
  }
  const offset = Number(headers[uploadOffsetHeader.toLowerCase()]);
  if (offset !== upload.received) return refusal(409, 'Another piece is next.', upload);
  const received = offset + (body as Blob).size;
  put({ ...upload, received });
  return ok({ ...upload, received });
}

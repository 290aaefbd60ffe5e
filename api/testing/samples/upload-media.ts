import type { LightMyRequestResponse } from 'fastify';
import type { MediaFile } from 'contract/media-files';
import * as requests from 'contract/media-requests';
import type { Upload } from 'contract/media-requests';
import { toInjection } from '../routes/to-injection';
import type { TestApp } from '../test-app';

/** The headers of a logged-in browser. */
type Headers = Readonly<Record<string, string>>;

export const beginUpload = (server: TestApp, headers: Headers, bytes: number, name = 'sample') =>
  server.app.inject({ ...toInjection(requests.beginUpload, { body: { name, bytes } }), headers });

export const sendPiece = (
  server: TestApp,
  headers: Headers,
  id: string,
  { offset, piece }: { readonly offset: number; readonly piece: Buffer },
) =>
  server.app.inject({
    ...toInjection(requests.sendPiece, { id, body: piece }),
    headers: {
      ...headers,
      'content-type': 'application/octet-stream',
      [requests.uploadOffsetHeader]: String(offset),
    },
  });

export const finishUpload = (server: TestApp, headers: Headers, id: string) =>
  server.app.inject({ ...toInjection(requests.finishUpload, { id }), headers });

/** Uploads a whole file as the console does, and returns the first refusal or the last answer. */
export async function sendFile(
  server: TestApp,
  headers: Headers,
  bytes: Buffer,
  name = 'sample',
): Promise<LightMyRequestResponse> {
  const begun = await beginUpload(server, headers, bytes.length, name);
  if (begun.statusCode !== 201) return begun;
  const { id } = begun.json<Upload>();
  for (let offset = 0; offset < bytes.length; offset += requests.maxPieceBytes) {
    const piece = bytes.subarray(offset, offset + requests.maxPieceBytes);
    const answer = await sendPiece(server, headers, id, { offset, piece });
    if (answer.statusCode !== 200) return answer;
  }
  return finishUpload(server, headers, id);
}

/** Uploads a valid file and returns its facts. */
export async function addMedia<File extends MediaFile>(
  server: TestApp,
  headers: Headers,
  bytes: Buffer,
  name?: string,
): Promise<File> {
  const answer = await sendFile(server, headers, bytes, name);
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json();
}

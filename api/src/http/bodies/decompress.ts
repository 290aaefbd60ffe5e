import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { errorCode } from '../../storage/error-code';
import { bodyLimit } from './body-limit';
import { badRequest, tooLarge, unsupportedMediaType } from '../errors/http-error';

const inflate = promisify(gunzip);

/**
 * Undoes `Content-Encoding`. The limit holds for what comes in and for what comes out, and inflating stops
 * there: a bomb costs no more memory than an honest body. Throws an HttpError.
 */
export async function decompress(
  encoding: string,
  announcedLength: string | undefined,
  payload: Readable,
): Promise<Readable> {
  if (encoding.toLowerCase() === 'identity') return payload;
  if (encoding.toLowerCase() !== 'gzip') throw unsupportedMediaType();
  const compressed = await readWithin(payload, announcedLength);
  const body = await inflate(compressed, { maxOutputLength: bodyLimit }).catch(refuse);
  // Fastify compares this with Content-Length.
  return Object.assign(Readable.from([body]), { receivedEncodedLength: compressed.length });
}

async function readWithin(payload: Readable, announced = '0'): Promise<Buffer> {
  if (Number(announced) > bodyLimit) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > bodyLimit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function refuse(error: unknown): never {
  if (errorCode(error) === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
  throw badRequest('What was sent is not valid gzip. Please check it.');
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { request as requestHttp } from 'node:http';
import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsV4Signer } from 'aws4fetch';
import { errorCode } from '../error-code';
import type { BucketAddress } from './bucket-address';
import { BucketError } from './bucket-error';

/** The content to store: bytes, or a file and its length in bytes. */
export type Content = Uint8Array | { readonly path: string; readonly bytes: number };

/** A request to the store that can be retried. */
export interface BucketRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** The object's key; absent where the bucket itself is requested. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly content?: Content;
}

interface SentCall {
  readonly agent: Agent;
  /** Milliseconds without any traffic after which the request is given up. */
  readonly idle: number;
}

/**
 * Sends one signed request and resolves with the response, whatever its status, as soon as its headers arrive. Throws a
 * BucketError where there is no response.
 */
export async function sendBucketRequest(
  address: BucketAddress,
  call: BucketRequest,
  sent: SentCall,
): Promise<IncomingMessage> {
  const url = urlOf(address, call);
  const headers = await sign(address, url, call);
  const begin = url.protocol === 'https:' ? requestHttps : requestHttp;
  const request = begin(url, { method: call.method, headers, agent: sent.agent });
  const answer = awaitAnswer(request, sent.idle);
  writeContent(request, call.content);
  return answer;
}

function urlOf(
  { endpoint, bucket, prefix }: BucketAddress,
  { key, query = {} }: BucketRequest,
): URL {
  const url = new URL(key === undefined ? `/${bucket}` : `/${bucket}/${prefix}${key}`, endpoint);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

async function sign(
  { region, accessKeyId, secretAccessKey }: BucketAddress,
  url: URL,
  { method, headers = {}, content }: BucketRequest,
): Promise<Record<string, string>> {
  const hash = createHash('sha256');
  if (content instanceof Uint8Array) hash.update(content);
  else if (content !== undefined) await pipeline(createReadStream(content.path), hash);
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    // The store compares this hash with the bytes that arrive.
    headers: { ...headers, 'x-amz-content-sha256': hash.digest('hex') },
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
  });
  const signed = Object.fromEntries((await signer.sign()).headers);
  if (content === undefined) return signed;
  const bytes = content instanceof Uint8Array ? content.length : content.bytes;
  return { ...signed, 'content-length': String(bytes) };
}

function writeContent(request: ClientRequest, content: Content | undefined): void {
  if (content === undefined) {
    request.end();
    return;
  }
  const bytes =
    content instanceof Uint8Array ? Readable.from([content]) : createReadStream(content.path);
  // An error of the pipeline must reach the request as well.
  void pipeline(bytes, request).catch((error: unknown) =>
    request.destroy(error instanceof Error ? error : undefined),
  );
}

function awaitAnswer(request: ClientRequest, idle: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    let answer: IncomingMessage | undefined;
    request.setTimeout(idle).on('timeout', () => {
      // A slow reader is not the store's failure; the http server ends slow readers.
      if (answer !== undefined && answer.readableLength > 0) request.setTimeout(idle);
      else request.destroy(new BucketError('S3_TIME_OUT'));
    });
    request.once('response', (response) => {
      answer = response;
      resolve(response);
    });
    request.on('error', (error) => {
      reject(
        error instanceof BucketError ? error : new BucketError(errorCode(error) ?? error.name),
      );
    });
  });
}

import { Agent as HttpAgent } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { BucketAddress } from './bucket-address';
import { sendBucketRequest } from './bucket-requests';
import type { BucketRequest, Content } from './bucket-requests';
import { BucketError } from './bucket-error';

/** Time-outs, in milliseconds. */
export interface BucketTimes {
  /** The time without any traffic after which a request is given up. */
  readonly idle: number;
  /** The pause before the second try; it doubles before the third. */
  readonly pause: number;
}

const defaultTimes: BucketTimes = { idle: 30_000, pause: 250 };
const maxTries = 3;

/** The limit of a response that is read whole, in bytes: a page of a thousand keys is smaller. */
const maxAnswer = 2 * 2 ** 20;
/** The limit of pages in one listing, each of a thousand keys. */
const maxPages = 100;

/**
 * Stores files in a bucket of an S3-compatible store. Keys are ours: plain letters, digits, `-`, `.` and `/`. A request
 * that may succeed later is tried three times; after that, or where the store refuses, it throws a BucketError.
 */
export class Bucket {
  private readonly agent: HttpAgent | HttpsAgent;

  constructor(
    readonly address: BucketAddress,
    private readonly times: BucketTimes = defaultTimes,
  ) {
    const isHttps = address.endpoint.protocol === 'https:';
    this.agent = new (isHttps ? HttpsAgent : HttpAgent)({ keepAlive: true });
  }

  /** Stores the content completely or not at all: one request, which a store accepts for up to 5 GB. */
  async put(key: string, content: Content, type: string): Promise<void> {
    const headers = { 'content-type': type };
    const answer = await this.call({ method: 'PUT', key, content, headers });
    await readText(answer);
    // A missing bucket has the same status as a missing key.
    if (answer.statusCode === 404) throw new BucketError('S3_NoSuchBucket', 404);
  }

  /** Returns the length in bytes; undefined where the key does not exist. */
  async measure(key: string): Promise<number | undefined> {
    const answer = await this.call({ method: 'HEAD', key });
    await readText(answer);
    if (answer.statusCode === 404) return undefined;
    return Number(answer.headers['content-length'] ?? 0);
  }

  /** Reads a range of a file, both ends included; undefined where the key does not exist. */
  async read(
    key: string,
    { first, last }: { readonly first: number; readonly last: number },
  ): Promise<Readable | undefined> {
    const headers = { range: `bytes=${first}-${last}` };
    const answer = await this.call({ method: 'GET', key, headers });
    if (answer.statusCode === 206) return answer;
    await readText(answer);
    if (answer.statusCode === 404) return undefined;
    throw new BucketError('S3_NO_RANGE', answer.statusCode);
  }

  /** Removes a file, if it exists. */
  async remove(key: string): Promise<void> {
    await readText(await this.call({ method: 'DELETE', key }));
  }

  /** Lists the keys directly below a folder, whose name ends with a slash; subfolders end with one too. */
  async list(folder: string): Promise<string[]> {
    const start = this.address.prefix + folder;
    const names: string[] = [];
    let token: string | undefined;
    for (let page = 0; page < maxPages; page++) {
      const query = { 'list-type': '2', prefix: start, delimiter: '/' };
      const more = token === undefined ? {} : { 'continuation-token': token };
      const answer = await this.call({ method: 'GET', query: { ...query, ...more } });
      const text = await readText(answer);
      if (answer.statusCode !== 200) throw new BucketError('S3_NoSuchBucket', answer.statusCode);
      for (const name of findNames(text))
        if (name.startsWith(start)) names.push(name.slice(start.length));
      token = /<NextContinuationToken>([^<]{1,4096})</.exec(text)?.[1]?.replaceAll('&amp;', '&');
      if (token === undefined) return names;
    }
    throw new BucketError('S3_TOO_MANY_NAMES');
  }

  /** Closes all connections. */
  close(): void {
    this.agent.destroy();
  }

  private async call(call: BucketRequest): Promise<IncomingMessage> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.tryOnce(call);
      } catch (error) {
        if (!(error instanceof BucketError) || !error.isPassing || tries >= maxTries) throw error;
        await wait(this.times.pause * 2 ** (tries - 1));
      }
    }
  }

  private async tryOnce(call: BucketRequest): Promise<IncomingMessage> {
    const answer = await sendBucketRequest(this.address, call, {
      agent: this.agent,
      idle: this.times.idle,
    });
    const { statusCode: status = 0 } = answer;
    if ((status >= 200 && status < 300) || status === 404) return answer;
    // A response to HEAD has no body.
    const code = /<Code>(\w{1,64})</.exec(await readText(answer))?.[1];
    throw new BucketError(`S3_${code ?? status}`, status);
  }
}

const named = /<(?:Key|CommonPrefixes>\s{0,20}<Prefix)>([^<]{1,1024})</g;
const findNames = (text: string): string[] =>
  [...text.matchAll(named)].flatMap(([, name]) => (name === undefined ? [] : [name]));

async function readText(answer: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of answer as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > maxAnswer) throw new BucketError('S3_TOO_LONG');
      pieces.push(piece);
    }
  } catch (error) {
    throw error instanceof BucketError ? error : new BucketError('S3_BROKEN_OFF');
  }
  return Buffer.concat(pieces).toString('utf8');
}

import { Agent as HttpAgent } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { BucketAddress } from './bucket-address';
import { sendCall } from './bucket-calls';
import type { BucketCall, Content } from './bucket-calls';
import { BucketError } from './bucket-error';

/** In milliseconds. */
export interface BucketTimes {
  /** How long the store may say and take nothing. */
  readonly idle: number;
  /** Before the second try of a call; twice as long before the third. */
  readonly pause: number;
}

const defaultTimes: BucketTimes = { idle: 30_000, pause: 250 };
const maxTries = 3;

/** In bytes, of an answer that is read whole: a thousand names are less. */
const maxAnswer = 2 * 2 ** 20;
/** Of a thousand names each. */
const maxPages = 100;

/**
 * Files in a bucket of a store that speaks S3, by names that are ours: plain letters, digits, `-`, `.` and `/`. What may
 * go well another time is tried three times in all; then, and where the store says no, each call throws a BucketError.
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

  /** Keeps all of it under a name, or nothing: it is one call, which a store takes for up to 5 GB. */
  async put(key: string, content: Content, type: string): Promise<void> {
    const headers = { 'content-type': type };
    const answer = await this.call({ method: 'PUT', key, content, headers });
    await readText(answer);
    // A bucket that is not there is told as a name that is not there.
    if (answer.statusCode === 404) throw new BucketError('S3_NoSuchBucket', 404);
  }

  /** In bytes; undefined where there is nothing of that name. */
  async measure(key: string): Promise<number | undefined> {
    const answer = await this.call({ method: 'HEAD', key });
    await readText(answer);
    if (answer.statusCode === 404) return undefined;
    return Number(answer.headers['content-length'] ?? 0);
  }

  /** A part of a file, from and with its first to its last byte; undefined where there is nothing of that name. */
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

  /** Does nothing where there is nothing of that name. */
  async remove(key: string): Promise<void> {
    await readText(await this.call({ method: 'DELETE', key }));
  }

  /** The names directly below a folder, which ends with a slash: those of files, and of folders with a slash. */
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

  /** Ends its connections. */
  close(): void {
    this.agent.destroy();
  }

  private async call(call: BucketCall): Promise<IncomingMessage> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.tryOnce(call);
      } catch (error) {
        if (!(error instanceof BucketError) || !error.isPassing || tries >= maxTries) throw error;
        await wait(this.times.pause * 2 ** (tries - 1));
      }
    }
  }

  private async tryOnce(call: BucketCall): Promise<IncomingMessage> {
    const answer = await sendCall(this.address, call, { agent: this.agent, idle: this.times.idle });
    const { statusCode: status = 0 } = answer;
    if ((status >= 200 && status < 300) || status === 404) return answer;
    // HEAD has no words.
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

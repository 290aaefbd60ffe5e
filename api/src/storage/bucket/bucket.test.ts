import { once } from 'node:events';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { startSampleBucket } from '../../../testing/stand-ins/bucket-server';
import type { SampleBucket } from '../../../testing/stand-ins/bucket-server';
import { Bucket } from './bucket';
import { BucketRefusal, checkBucket } from './check-bucket';

const times = { idle: 30_000, pause: 1 };
const bytesOf = async (content: Readable | undefined) =>
  content && Buffer.concat((await content.toArray()) as Buffer[]);
const faultOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);

describe('a store that speaks S3', () => {
  let store: SampleBucket;
  let bucket: Bucket;
  beforeAll(async () => {
    store = await startSampleBucket();
    bucket = new Bucket(store.address, times);
  });
  afterAll(async () => {
    bucket.close();
    await store.remove();
  });

  it('keeps nothing, and says so, where the bucket is not there', async () => {
    const other = new Bucket({ ...store.address, bucket: 'no-such-bucket' }, times);
    const put = other.put('a.txt', Buffer.from('0'), 'text/plain');
    expect(await faultOf(put)).toMatchObject({ code: 'S3_NoSuchBucket', answered: 404 });
    other.close();
  });

  it('takes a large file from the disk without holding it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'church-large-'));
    const path = join(folder, 'large');
    const bytes = 64 * 2 ** 20;
    writeFileSync(path, 'begin');
    truncateSync(path, bytes);
    await bucket.put('large', { path, bytes }, 'audio/mpeg');
    rmSync(folder, { recursive: true });
    expect(await bucket.measure('large')).toBe(bytes);
    expect(await bytesOf(await bucket.read('large', { first: 0, last: 5 }))).toEqual(
      Buffer.from('begin\0'),
    );
    await bucket.remove('large');
  });

  it('lists what is directly below a folder', async () => {
    for (const name of ['a.txt', 'b.txt', 'below/a.txt', 'below/b.txt'])
      await bucket.put(`some/${name}`, Buffer.from('a'), 'text/plain');
    expect((await bucket.list('some/')).sort()).toEqual(['a.txt', 'b.txt', 'below/']);
    expect(await bucket.list('none/')).toEqual([]);
  });

  it('is good to begin with, and what was written for that is gone', async () => {
    const lines: string[] = [];
    await checkBucket(store.address, (line) => void lines.push(line));
    expect(lines).toEqual([]);
    expect(await bucket.list('check/')).toEqual([]);
  });

  it.each([
    ['a wrong key', { secretAccessKey: 'a secret nobody knows' }, 'The keys must allow'],
    ['a bucket that is not there', { bucket: 'another' }, 'There is no bucket another'],
  ])('is refused at the start for %s, in words without a key', async (_what, change, words) => {
    const refused = await faultOf(checkBucket({ ...store.address, ...change }, () => undefined));
    expect(refused).toBeInstanceOf(BucketRefusal);
    const { message } = refused as Error;
    expect(message).toContain(words);
    expect(message).not.toMatch(/S3RVER|secret nobody/);
  });
});

describe('a store that does not answer as it should', () => {
  let server: Server;
  let bucket: Bucket;
  const begin = async (answer: RequestListener, idle = 30_000) => {
    server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    bucket = new Bucket(
      {
        endpoint: new URL(`http://127.0.0.1:${port}`),
        ...{ region: 'a', bucket: 'church', prefix: '' },
        ...{ accessKeyId: 'key', secretAccessKey: 'secret' },
      },
      { idle, pause: 1 },
    );
  };
  afterEach(() => {
    bucket.close();
    server.closeAllConnections();
    server.close();
  });

  it('is asked three times, also where it breaks off', async () => {
    let calls = 0;
    await begin((request, response) => {
      request.resume();
      calls += 1;
      if (calls === 1) response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      else if (calls === 2) request.socket.destroy();
      else response.end();
    });
    await bucket.put('a', Buffer.from('a'), 'text/plain');
    expect(calls).toBe(3);
  });

  it('is asked on where a list goes on', async () => {
    const asked: (string | null)[] = [];
    await begin(({ url = '' }, response) => {
      const token = new URL(url, 'http://a').searchParams.get('continuation-token');
      asked.push(token);
      const next = token === null ? '<NextContinuationToken>a&amp;b=</NextContinuationToken>' : '';
      response.end(`<Contents><Key>a/${asked.length}</Key></Contents>${next}`);
    });
    expect(await bucket.list('a/')).toEqual(['1', '2']);
    expect(asked).toEqual([null, 'a&b=']);
  });

  it('is given up after that', async () => {
    let calls = 0;
    await begin((request, response) => {
      request.resume();
      calls += 1;
      response.writeHead(500).end();
    });
    expect(await faultOf(bucket.measure('a'))).toMatchObject({ code: 'S3_500' });
    expect(calls).toBe(3);
  });

  it('is not asked again where it says no', async () => {
    let calls = 0;
    await begin((request, response) => {
      request.resume();
      calls += 1;
      response.writeHead(403).end('<Error><Code>AccessDenied</Code><Key>a</Key></Error>');
    });
    const read = bucket.read('a', { first: 0, last: 1 });
    expect(await faultOf(read)).toMatchObject({ code: 'S3_AccessDenied', answered: 403 });
    expect(calls).toBe(1);
  });

  it('is given up where it says nothing', async () => {
    await begin((request) => void request.resume(), 20);
    expect(await faultOf(bucket.list('a/'))).toMatchObject({ code: 'S3_TIME_OUT' });
  });

  it('ends what it began where it stops in the middle', async () => {
    await begin((_request, response) => {
      response.writeHead(206, { 'content-length': '10' }).write('01234');
    }, 20);
    const content = await bucket.read('a', { first: 0, last: 9 });
    await expect(bytesOf(content)).rejects.toThrow();
  });

  it('is given up where it says more than a list can have', async () => {
    await begin((_request, response) => void response.end(Buffer.alloc(3 * 2 ** 20)));
    expect(await faultOf(bucket.list('a/'))).toMatchObject({ code: 'S3_TOO_LONG' });
  });

  it('does not keep the server from starting, where nobody answers at all', async () => {
    await begin(() => undefined);
    const { address } = bucket;
    server.close();
    await once(server, 'close');
    const lines: string[] = [];
    await checkBucket(address, (line) => void lines.push(line), new Bucket(address, times));
    expect(lines).toEqual([expect.stringContaining('cannot be reached (ECONNREFUSED)')]);
  });
});

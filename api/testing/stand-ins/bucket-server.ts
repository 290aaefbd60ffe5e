import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketAddress } from '../../src/storage/bucket/bucket-address';

/** A real S3 server with one empty bucket. */
export interface SampleBucket {
  readonly address: BucketAddress;
  /** Stops the server; `start` starts the same one again. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

const bucket = 'church';

export async function startSampleBucket(): Promise<SampleBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'church-bucket-'));
  const make = (port: number) =>
    new S3rver({
      ...{ port, address: '127.0.0.1', directory, silent: true },
      configureBuckets: [{ name: bucket, configs: [] }],
    });
  let server = make(0);
  const { port } = await server.run();
  const stop = () => server.close();
  return {
    address: {
      endpoint: new URL(`http://127.0.0.1:${port}`),
      ...{ region: 'us-east-1', bucket, prefix: 'site/' },
      // The credentials that the server accepts.
      ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    stop,
    start: async () => {
      server = make(port);
      await server.run();
    },
    remove: async () => {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

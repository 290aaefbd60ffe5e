import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketAddress } from '../../src/storage/bucket/bucket-address';

/** A real server that speaks S3, with one empty bucket. */
export interface SampleBucket {
  readonly address: BucketAddress;
  /** Ends the server; where `start` is called again it is the same one. */
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
      // Those that the server knows.
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

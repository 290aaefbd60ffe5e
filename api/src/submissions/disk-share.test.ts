import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { QuarantineReason } from 'contract/quarantine-requests';
import { databaseKinds } from '../../testing/databases/databases';
import { sampleBody } from '../../testing/samples/sample-bodies';
import { makeApp } from '../../testing/test-app';
import { HttpError } from '../http/errors/http-error';
import type { RateLimit } from '../http/rate-limit/rate-limits';
import { QuarantineRepository } from './quarantine/quarantine-repository';
import { DiskShare } from './disk-share';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const hour = 3_600_000;
const from = (ip: string) => ({ ip }) as FastifyRequest;

describe('of 320 MB that are free', () => {
  const draw = jest.fn<Promise<number>, [string]>();
  let now: number;
  let free: number;
  let quarantined: number;
  let warnings: unknown[];
  let share: DiskShare;
  /** The units that each network has consumed. */
  let used: Map<string, number>;
  beforeEach(() => {
    now = Date.parse('2026-03-01T10:00:00Z');
    free = 320 * megabyte;
    quarantined = 0;
    warnings = [];
    used = new Map();
    jest
      .spyOn(QuarantineRepository.prototype, 'measure')
      .mockImplementation(async () => quarantined);
    const app = {
      rateLimits: {
        consume: async (network: string, { burst }: RateLimit, count: number) => {
          const before = used.get(network) ?? 0;
          if (before + count > burst) return 1000;
          used.set(network, before + count);
          return draw(network);
        },
      },
      storage: { readFree: () => free },
      now: () => new Date(now),
      log: { warn: (line: unknown) => void warnings.push(line) },
    };
    share = new DiskShare(app as unknown as FastifyInstance);
    draw.mockReset().mockResolvedValue(0);
  });
  afterEach(() => jest.restoreAllMocks());

  const place = (bytes: number, ip = '192.0.2.1', reason?: QuarantineReason): Promise<unknown> =>
    share.place(from(ip), bytes, reason).then(
      ({ quarantine }) => quarantine,
      (error: unknown) => error,
    );

  it('refuses what cannot wait in the quarantine, once the network has filled its tenth', async () => {
    for (let sent = 0; sent < 31; sent++) await share.consume(from('192.0.2.1'), megabyte);
    await share.consume(from('192.0.2.1'), megabyte).catch(() => undefined);
    const refused: unknown = await share
      .consume(from('192.0.2.1'), megabyte)
      .catch((e: unknown) => e);
    expect(refused).toBeInstanceOf(HttpError);
    expect(refused).toMatchObject({ statusCode: 429 });
    await share.consume(from('192.0.2.2'), megabyte);
  });

  it('lets one network fill a tenth, quarantines what comes beyond it, and leaves others alone', async () => {
    // The last unit may be incomplete, because rate limits hand out hundredths.
    for (let sent = 0; sent < 31; sent++) expect(await place(megabyte)).toBeUndefined();
    await place(megabyte);
    expect(await place(megabyte)).toBe('too-many');
    expect(await place(megabyte, '192.0.2.2')).toBeUndefined();
  });

  it('takes a whole hall’s forms where next to nothing is free', async () => {
    free = 0;
    for (let sent = 0; sent < 4000; sent++) expect(await place(kilobyte)).toBeUndefined();
    expect(draw.mock.calls.length).toBeLessThanOrEqual(100);
  });

  it('refuses in words what finds no room in the quarantine either, and logs that once', async () => {
    for (let sent = 0; sent < 64; sent++) await place(megabyte);
    const httpError = await place(megabyte);
    expect(httpError).toBeInstanceOf(HttpError);
    expect(httpError).toMatchObject({
      statusCode: 429,
      message: expect.stringContaining('try again tomorrow'),
      headers: { 'retry-after': '3600' },
    });
    expect(await place(megabyte, '192.0.2.2', 'honeypot')).toMatchObject({ statusCode: 503 });
    expect(await place(megabyte, '192.0.2.2')).toBeUndefined();
    expect(warnings).toHaveLength(1);
  });

  it('has room again for what was placed in the quarantine and not stored', async () => {
    const fill = () => share.place(from('192.0.2.1'), 32 * megabyte, 'honeypot');
    const { giveBack } = await fill();
    expect(await place(1, '192.0.2.1', 'honeypot')).toBeInstanceOf(HttpError);
    giveBack();
    const late = await fill();
    now += hour;
    expect(await place(16 * megabyte, '192.0.2.1', 'honeypot')).toBe('honeypot');
    // The form that was given back is not part of the new measurement.
    late.giveBack();
    expect(await place(17 * megabyte, '192.0.2.1', 'honeypot')).toBeInstanceOf(HttpError);
  });

  it('measures the quarantine again after an hour, when staff have looked through it', async () => {
    quarantined = 32 * megabyte;
    expect(await place(1, '192.0.2.1', 'too-fast')).toMatchObject({ statusCode: 503 });
    quarantined = 0;
    now += hour;
    expect(await place(1, '192.0.2.1', 'too-fast')).toBe('too-fast');
  });

  it('bounds the quarantine on a large disk as well', async () => {
    free = 1_000_000 * megabyte;
    quarantined = 256 * megabyte;
    expect(await place(1, '192.0.2.1', 'honeypot')).toMatchObject({ statusCode: 503 });
  });
});

describe.each(databaseKinds)('on %s', (kind) => {
  it('measures what lies in quarantine, and nothing else', async () => {
    const server = await makeApp({ databaseKind: kind });
    const measure = () => new QuarantineRepository(server.database).measure(4096);
    await server.post('/api/contacts', sampleBody('contact'));
    const before = await measure();
    await server.database.updateTable('submissions').set({ quarantine: 'too-many' }).execute();
    const after = await measure();
    await server.remove();
    expect([before, after]).toEqual([0, 4096]);
  });
});

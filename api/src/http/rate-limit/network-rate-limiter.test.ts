import type { FastifyRequest } from 'fastify';
import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { HttpError } from '../errors/http-error';
import { NetworkRateLimiter } from './network-rate-limiter';
import { RateLimitRepository } from './rate-limit-repository';

const few = { name: 'few', burst: 3, refill: 2_000 };
const many = { name: 'many', burst: 400, refill: 1_000 };
const from = (ip: string) => ({ ip }) as FastifyRequest;

describe.each(bothDatabases)('on %s', (kind) => {
  let test: TestDatabase;
  let now: Date;
  let repository: RateLimitRepository;
  let limit: NetworkRateLimiter;
  beforeEach(async () => {
    test = await makeDatabase(kind);
    now = new Date('2026-03-01T10:00:00Z');
    repository = new RateLimitRepository(test.database, () => now);
    limit = new NetworkRateLimiter(few, repository);
  });
  afterEach(() => test.remove());

  const wait = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };
  const take = (ip = '192.0.2.1', of = limit): Promise<unknown> =>
    of.consume(from(ip)).catch((error: unknown) => error);
  const takeAll = async (ip?: string) => [await take(ip), await take(ip), await take(ip)];
  const countRows = async () =>
    (await test.database.selectFrom('address_allowances').select('key').execute()).length;

  it('lets a burst pass, then says how long to wait', async () => {
    expect(await takeAll()).toEqual([undefined, undefined, undefined]);
    const httpError = await take();
    expect(httpError).toBeInstanceOf(HttpError);
    expect(httpError).toMatchObject({ statusCode: 429, headers: { 'retry-after': '2' } });
    wait(2_000);
    expect(await take()).toBeUndefined();
    expect(await take()).toBeDefined();
  });

  it('only says whether one was left, for callers that do not refuse', async () => {
    const tryConsume = () => limit.tryConsume(from('192.0.2.1'));
    const answers = [];
    for (let time = 0; time < 4; time++) answers.push(await tryConsume());
    expect(answers).toEqual([true, true, true, false]);
    wait(2_000);
    expect(await tryConsume()).toBe(true);
  });

  it('gives back no more than the burst', async () => {
    await takeAll();
    wait(3_600_000);
    expect(await takeAll()).toEqual([undefined, undefined, undefined]);
    expect(await take()).toBeDefined();
  });

  it('neither gives back nor takes more when the clock of another machine is slow', async () => {
    await takeAll();
    wait(-6_000);
    expect(await take()).toMatchObject({ headers: { 'retry-after': '2' } });
  });

  it('refuses no request because of a clock that went back', async () => {
    await takeAll();
    wait(-6_001);
    expect(await take()).toBeUndefined();
  });

  it('counts each address for itself, and each rate limit', async () => {
    await takeAll();
    expect(await take('192.0.2.2')).toBeUndefined();
    const other = new NetworkRateLimiter({ ...few, name: 'other' }, repository);
    expect(await take('192.0.2.1', other)).toBeUndefined();
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
    ['::ffff:192.0.2.1', '192.0.2.1', true],
  ])('takes %s and %s for one household: %s', async (one, other, isSame) => {
    await takeAll(one);
    expect((await take(other)) !== undefined).toBe(isSame);
  });

  it('bounds a site that rotates through its subnets, and leaves its neighbour alone', async () => {
    let taken = 0;
    while ((await take(`2001:db8:1:${taken.toString(16)}::1`)) === undefined) taken += 1;
    expect(taken).toBe(4 * few.burst);
    expect(await take('2001:db8:2::1')).toBeUndefined();
    wait(few.refill / 4);
    expect(await take('2001:db8:1:ff::1')).toBeUndefined();
  });

  it('takes nothing from a subnet for what its site was refused', async () => {
    for (let n = 0; n < 4 * few.burst; n++) await take(`2001:db8:1:${n.toString(16)}::1`);
    for (let n = 0; n < few.burst; n++) expect(await take('2001:db8:1:ff::1')).toBeDefined();
    wait(few.refill);
    expect(await takeAll('2001:db8:1:ff::1')).toEqual([undefined, undefined, undefined]);
  });

  it('counts what several processes are asked together, also when all ask at once', async () => {
    const processes = [
      new NetworkRateLimiter(many, repository),
      new NetworkRateLimiter(many, repository),
    ];
    const answers = await Promise.all(
      Array.from({ length: 2 * many.burst }, (_, i) => take('192.0.2.1', processes[i % 2])),
    );
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(many.burst);
  });

  it('sweeps away addresses whose limit is whole again', async () => {
    await take();
    await repository.sweep();
    expect(await countRows()).toBe(1);
    wait(2_000);
    await repository.sweep();
    expect(await countRows()).toBe(0);
  });
});

describe('the reserve of a process', () => {
  const consume = jest.fn<Promise<number>, [string]>();
  let limit: NetworkRateLimiter;
  beforeEach(() => {
    consume.mockReset().mockResolvedValue(0);
    limit = new NetworkRateLimiter(many, { consume });
  });

  it('is given out without asking the database again', async () => {
    for (let time = 0; time < 9; time++) await limit.consume(from('192.0.2.1'));
    expect(consume.mock.calls).toEqual(
      Array.from({ length: 3 }, () => ['192.0.2.1', many, many.burst / 100]),
    );
  });

  it('is asked for again after the database was away', async () => {
    consume.mockRejectedValueOnce(new Error('away'));
    await expect(limit.consume(from('192.0.2.1'))).rejects.toThrow('away');
    await expect(limit.consume(from('192.0.2.1'))).resolves.toBeUndefined();
  });

  it('is forgotten first for the address that was quiet longest when the memory is full', async () => {
    for (let n = 0; n <= 10_000; n++) await limit.consume(from(`10.0.${n >> 8}.${n & 255}`));
    consume.mockClear();
    await limit.consume(from('10.0.0.1'));
    expect(consume).not.toHaveBeenCalled();
    await limit.consume(from('10.0.0.0'));
    expect(consume).toHaveBeenCalledTimes(1);
  });
});

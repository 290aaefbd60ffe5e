import type { FastifyRequest } from 'fastify';
import { AddressLimit } from './address-limit';
import { Refusal } from './refusal';

let now: Date;
let limit: AddressLimit;
beforeEach(() => {
  now = new Date('2026-03-01T10:00:00Z');
  limit = new AddressLimit({ burst: 3, refill: 2_000 }, () => now);
});
const wait = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const take = (ip = '192.0.2.1'): Refusal | undefined => {
  try {
    limit.take({ ip } as FastifyRequest);
    return undefined;
  } catch (error) {
    return error as Refusal;
  }
};
const takeAll = (ip?: string) => [take(ip), take(ip), take(ip)];

it('lets a burst pass, then says how long to wait', () => {
  expect(takeAll()).toEqual([undefined, undefined, undefined]);
  const refusal = take();
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ statusCode: 429, headers: { 'retry-after': '2' } });
  wait(2_000);
  expect(take()).toBeUndefined();
  expect(take()).toBeDefined();
});

it('says whether there was one left, to those who refuse nobody', () => {
  const tryToTake = () => limit.tryToTake({ ip: '192.0.2.1' } as FastifyRequest);
  expect([tryToTake(), tryToTake(), tryToTake(), tryToTake()]).toEqual([true, true, true, false]);
  wait(2_000);
  expect(tryToTake()).toBe(true);
});

it('gives back no more than the burst', () => {
  takeAll();
  wait(3_600_000);
  expect(takeAll()).toEqual([undefined, undefined, undefined]);
  expect(take()).toBeDefined();
});

it('gives nothing back when the clock goes back', () => {
  takeAll();
  wait(-3_600_000);
  expect(take()).toBeDefined();
});

it('counts each address for itself', () => {
  takeAll();
  expect(take('192.0.2.2')).toBeUndefined();
});

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8::1', '2001:db8::2', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
])('takes %s and %s for one household: %s', (one, other, isSame) => {
  takeAll(one);
  expect(take(other) !== undefined).toBe(isSame);
});

it('forgets whoever was longest quiet before its memory runs over', () => {
  takeAll();
  for (let n = 0; n < 10_000; n++) take(`10.0.${n >> 8}.${n & 255}`);
  expect(take()).toBeUndefined();
});

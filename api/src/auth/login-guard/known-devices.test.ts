import { createSecretKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { databaseKinds, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { deviceLifetime } from './device-token';
import { KnownDevices } from './known-devices';
import type { LoginAttempt } from './login-counters';
import { SigningKeyRepository } from './signing-key-repository';

const days = 24 * 3_600_000;
const attemptOf = (email: string, devices: readonly string[] = []): LoginAttempt => ({
  audience: 'member',
  email,
  address: '192.0.2.1',
  devices,
});
/** Returns the cookie that an attempt sets: its name, value and options. */
const setBy = async (devices: KnownDevices, attempt: LoginAttempt) => {
  const setCookie = jest.fn<FastifyReply, [string, string, object]>();
  await devices.remember({ setCookie } as unknown as FastifyReply, attempt);
  const [name = '', value = '', rules] = setCookie.mock.lastCall ?? [];
  return { name, value, rules };
};

let now: Date;
beforeEach(() => {
  now = new Date('2026-03-01T10:00:00Z');
});

describe.each(databaseKinds)('on %s', (kind) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await makeDatabase(kind);
  });
  afterEach(() => test.remove());

  it('is known to every process, also when two make the key at once', async () => {
    const makeProcess = () => {
      const keys = new SigningKeyRepository(test.database, () => now);
      return new KnownDevices(keys, () => now, false);
    };
    const [one, other] = [makeProcess(), makeProcess()];
    const ada = attemptOf('ada@example.org');
    const cookies = await Promise.all([setBy(one, ada), setBy(other, ada)]);
    const [first = '', second = ''] = cookies.map(({ value }) => value);
    expect(await other.find({ ...ada, devices: [first] })).toBe(first);
    expect(await one.find({ ...ada, devices: [second] })).toBe(second);
    expect(await makeProcess().find({ ...ada, devices: [second] })).toBe(second);
  });
});

describe('the cookie of a known device', () => {
  const read = jest.fn<Promise<KeyObject>, [string]>();
  let devices: KnownDevices;
  beforeEach(() => {
    read.mockReset().mockResolvedValue(createSecretKey(Buffer.alloc(32, 7)));
    devices = new KnownDevices({ read }, () => now, false);
  });
  const remember = async (email: string, held: readonly string[] = []) =>
    (await setBy(devices, attemptOf(email, held))).value.split('.');
  const isKnown = async (email: string, held: readonly string[]) =>
    (await devices.find(attemptOf(email, held))) !== undefined;

  it('is sent to our api only, and scripts cannot read it', async () => {
    const rules = { path: '/api', httpOnly: true, sameSite: 'strict', maxAge: 31_536_000 };
    expect(await setBy(devices, attemptOf('ada@example.org'))).toEqual({
      name: 'member-device',
      value: expect.stringMatching(/^[\w-]{38}$/),
      rules: { ...rules, secure: false },
    });
    const secure = new KnownDevices({ read }, () => now, true);
    expect(await setBy(secure, attemptOf('a@b.c'))).toMatchObject({
      name: '__Secure-member-device',
      rules: { ...rules, secure: true },
    });
  });

  it('counts for its account, in whatever case, for its own kind of login and for no other', async () => {
    const held = await remember('ada@example.org');
    expect(await isKnown('ADA@example.org', held)).toBe(true);
    expect(await isKnown('eve@example.org', held)).toBe(false);
    const staff = { ...attemptOf('ada@example.org', held), audience: 'admin' } as const;
    expect(await devices.find(staff)).toBeUndefined();
  });

  it.each([
    ['changed', (token: string) => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BA' : 'AA'}`],
    ['with another day', (token: string) => `B${token.slice(1)}`],
    ['cut', (token: string) => token.slice(0, -1)],
    ['of any length', () => 'A'.repeat(38)],
    ['empty', () => ''],
  ])('is not accepted when it is forged: %s', async (_, forge) => {
    const [token = ''] = await remember('ada@example.org');
    expect(await isKnown('ada@example.org', [forge(token)])).toBe(false);
  });

  it('is accepted in one spelling only, though sixteen mean the same bytes', async () => {
    const [token = ''] = await remember('ada@example.org');
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const bytesOf = (text: string) => Buffer.from(text, 'base64url').toString('hex');
    const spellings = [...alphabet]
      .map((last) => `${token.slice(0, -1)}${last}`)
      .filter((one) => bytesOf(one) === bytesOf(token));
    expect(spellings).toHaveLength(16);
    const known = await Promise.all(spellings.map((one) => isKnown('ada@example.org', [one])));
    expect(spellings.filter((_, i) => known[i])).toEqual([token]);
  });

  it('counts for a year, and not before the day it was made', async () => {
    const held = await remember('ada@example.org');
    now = new Date(now.getTime() + deviceLifetime);
    expect(await isKnown('ada@example.org', held)).toBe(true);
    now = new Date(now.getTime() + days);
    expect(await isKnown('ada@example.org', held)).toBe(false);
    now = new Date('2026-02-27T10:00:00Z');
    expect(await isKnown('ada@example.org', held)).toBe(false);
  });

  it('keeps the last four accounts of one browser', async () => {
    let held: string[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'a', 'e']) held = await remember(`${name}@x.org`, held);
    const known = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((name) => isKnown(`${name}@x.org`, held)),
    );
    expect(known).toEqual([true, false, true, true, true]);
    expect(held).toHaveLength(4);
  });

  it('gives nothing back that a browser made up', async () => {
    const held = await remember('ada@example.org', ['x; Domain=evil.example', 'y'.repeat(4000)]);
    expect(held).toHaveLength(1);
  });

  it('is read from a request without its other cookies, a bounded number of tokens', () => {
    const request = (value: string) =>
      ({ cookies: { a: '1', 'member-device': value } }) as unknown as FastifyRequest;
    expect(devices.read(request('x.y'), 'member')).toEqual(['x', 'y']);
    expect(devices.read(request('x.y'), 'admin')).toEqual([]);
    expect(devices.read(request('x.'.repeat(1000)), 'member')).toHaveLength(4);
  });

  it('asks for the key again after the database was away', async () => {
    read.mockRejectedValueOnce(new Error('away'));
    await expect(remember('ada@example.org')).rejects.toThrow('away');
    expect(await isKnown('ada@example.org', await remember('ada@example.org'))).toBe(true);
    expect(read).toHaveBeenCalledTimes(2);
  });
});

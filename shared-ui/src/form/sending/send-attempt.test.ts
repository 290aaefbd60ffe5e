import { startAttempt } from './send-attempt';

afterEach(() => {
  jest.useRealTimers();
});

it('repeats a key for the same content and makes one for any other', () => {
  const first = startAttempt('{"name":"A"}', undefined);
  expect(first.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(startAttempt('{"name":"A"}', first)).toBe(first);
  expect(startAttempt('{"name":"B"}', first).idempotencyKey).not.toBe(first.idempotencyKey);
});

it('makes keys that grow with time, and differ within a millisecond', () => {
  jest.useFakeTimers({ now: 0 });
  const keys = [0, 0, 9, 10, 1_000_000_000_000].map((time) => {
    jest.setSystemTime(time);
    return startAttempt('{}', undefined).idempotencyKey;
  });
  const times = keys.map((key) => key.slice(0, 12));
  expect(times).toEqual([
    '000000000000',
    '000000000000',
    '000000000009',
    '00000000000a',
    '00e8d4a51000',
  ]);
  expect(new Set(keys).size).toBe(keys.length);
});

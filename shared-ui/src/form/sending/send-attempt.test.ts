import { startAttempt } from './send-attempt';

it('repeats a key for the same content and makes one for any other', () => {
  const first = startAttempt('{"name":"A"}', undefined);
  expect(first.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(startAttempt('{"name":"A"}', first)).toBe(first);
  expect(startAttempt('{"name":"B"}', first).idempotencyKey).not.toBe(first.idempotencyKey);
});

import type { AdminRecord } from '../../base/model/admin-record';
import { rowsOf } from '../../testing/rows-of';
import { addsNewContent } from './new-content';

it.each<[string, AdminRecord, AdminRecord, boolean]>([
  ['another message', { message: 'b' }, { message: 'a' }, true],
  ['another amount', { amount: 60 }, { amount: 50 }, true],
  ['a message where there was none', { message: 'b' }, {}, true],
  ['the same message', { message: 'a' }, { message: 'a' }, false],
  ['the message with other spaces and case', { message: ' A\n b' }, { message: 'a b' }, false],
  ['the message in another encoding', { message: 'Gru\u0308ße' }, { message: 'grüsse' }, false],
  ['an accent more', { message: 'peche\u0301' }, { message: 'peche' }, true],
  ['the message in capitals up to another word', { message: 'AB c' }, { message: 'ab d' }, true],
  ['no message any more', { message: ' ' }, { message: 'a' }, false],
  ['another name, which is no content', { name: 'b', message: 'a' }, { message: 'a' }, false],
])('finds in %s new content or not', (_what, repeat, original, isNew) => {
  expect(addsNewContent(repeat, original, ['message', 'amount'])).toBe(isNew);
});

it('compares a duplicate with its original and nothing else', () => {
  const ruth = { name: 'Ruth', message: 'a' };
  const rows = rowsOf(
    [ruth, { ...ruth, message: 'b' }, ruth, { ...ruth, message: 'b' }],
    ['message'],
  );
  expect(rows.map(({ hasNewContent }) => hasNewContent)).toEqual([false, true, false, true]);
});

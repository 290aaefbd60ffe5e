import { allRights } from 'contract/rights';
import type { Right } from 'contract/rights';
import { ConsoleReader } from './console-reader';
import type { ConsoleEvent } from './console-reader';

const arrived = (kind: ConsoleEvent['kind'], ...records: string[]): ConsoleEvent => ({
  name: 'arrived',
  kind,
  records,
});
const big = JSON.stringify({ message: 'x'.repeat(200_000) });

let reader: ConsoleReader;
let rights: ReadonlySet<Right>;
beforeEach(() => {
  rights = new Set(allRights);
  reader = new ConsoleReader(rights, async () => rights);
});
afterEach(() => void reader.stream.destroy());

/** Everything that can be read now. */
const readNow = () => String((reader.stream.read() as Buffer | null) ?? '');
const untilDrained = () => new Promise((resolve) => reader.stream.once('drain', resolve));

it('writes an event with its name, its data and the place to go on from', () => {
  reader.greet('1-2-3');
  reader.tell(
    [arrived('welfare', '{"a":1}', '{"a":2}'), { name: 'changed', kind: 'contact' }],
    '4-5-6',
  );
  expect(readNow()).toBe(
    'retry: 3000\nid: 1-2-3\n\n' +
      'event: arrived\ndata: {"kind":"welfare","records":[{"a":1},{"a":2}]}\n\n' +
      'id: 4-5-6\nevent: changed\ndata: {"kind":"contact"}\n\n',
  );
});

it('tells a slow reader once which lists to read again, whatever happens meanwhile', async () => {
  reader.tell([arrived('welfare', big)], '1-0-0');
  for (let times = 0; times < 1000; times++) {
    reader.tell([arrived('welfare', big), arrived('contact', big)], '2-0-0');
    reader.beat();
  }
  expect(reader.stream.writableLength + reader.stream.readableLength).toBeLessThan(500_000);
  const drained = untilDrained();
  const first = readNow() + readNow();
  await drained;
  const rest = readNow();
  expect((first + rest).split('event: ').slice(2)).toEqual([
    'arrived\ndata: {"kind":"welfare"}\n\n',
    'arrived\ndata: {"kind":"contact"}\n\n',
  ]);
  // It has not heard all, so it does not go on after it.
  expect(rest).not.toContain('id:');
});

it('counts a session as closed when it cannot be checked', async () => {
  const fault = new Error('the database has gone');
  const other = new ConsoleReader(rights, () => Promise.reject(fault));
  expect(await other.isAuthorized()).toBe(false);
});

it('says nothing of sections that the reader may not see', () => {
  reader = new ConsoleReader(new Set(['contact:read']), async () => rights);
  reader.tell([arrived('welfare', '{"a":1}'), { name: 'changed', kind: 'welfare' }], '1-0-1');
  expect(readNow()).toBe('');
  reader.tell([arrived('contact', '{"a":1}'), arrived('welfare', '{"a":2}')], '2-0-1');
  expect(readNow()).toBe(
    'id: 2-0-1\nevent: arrived\ndata: {"kind":"contact","records":[{"a":1}]}\n\n',
  );
});

it('tells of other rights once, and of what they show from then on', async () => {
  reader = new ConsoleReader(new Set(['contact:read', 'welfare:read']), async () => rights);
  rights = new Set<Right>(['welfare:read', 'request:read']);
  expect(await reader.isAuthorized()).toBe(true);
  expect(await reader.isAuthorized()).toBe(true);
  expect(readNow()).toBe('event: rights\ndata: {}\n\n');
  reader.tell([arrived('contact', '{}'), { name: 'changed', kind: 'request' }], '1-0-0');
  expect(readNow()).toBe('id: 1-0-0\nevent: changed\ndata: {"kind":"request"}\n\n');
});

it('tells a slow reader of other rights when it reads on', async () => {
  const waiting = () => reader.stream.writableLength + reader.stream.readableLength;
  reader.tell([arrived('welfare', big)], '1-0-0');
  const before = waiting();
  rights = new Set();
  await reader.isAuthorized();
  expect(waiting()).toBe(before);
  expect(readNow() + readNow()).toMatch(/event: rights/);
});

import { ConsoleReader } from './console-reader';
import type { ConsoleEvent } from './console-reader';

const arrived = (kind: ConsoleEvent['kind'], ...records: string[]): ConsoleEvent => ({
  name: 'arrived',
  kind,
  records,
});
const big = JSON.stringify({ message: 'x'.repeat(200_000) });

let reader: ConsoleReader;
beforeEach(() => {
  reader = new ConsoleReader(async () => true);
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
  const other = new ConsoleReader(() => Promise.reject(new Error('the database has gone')));
  expect(await other.isAuthorized()).toBe(false);
});

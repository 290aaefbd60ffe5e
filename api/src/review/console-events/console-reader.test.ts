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
  reader = new ConsoleReader(rights, async () => rights, hasRead);
});
afterEach(() => void reader.stream.destroy());

const hasRead = (kind: ConsoleEvent['kind']) => kind === 'couples';

const readNow = () => String((reader.stream.read() as Buffer | null) ?? '');
const untilDrained = () => new Promise((resolve) => reader.stream.once('drain', resolve));

it('tells a slow reader once which lists to read again, whatever happens meanwhile', async () => {
  reader.tell([arrived('welfare', big)]);
  for (let times = 0; times < 1000; times++) {
    reader.tell([arrived('welfare', big), arrived('contact', big)]);
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
});

it('counts a session as closed when it cannot be checked', async () => {
  const fault = new Error('the database has gone');
  const other = new ConsoleReader(rights, () => Promise.reject(fault), hasRead);
  expect(await other.isAuthorized()).toBe(false);
});

it('tells of other rights once, and of what they show from then on', async () => {
  reader = new ConsoleReader(
    new Set(['contact:read', 'welfare:read']),
    async () => rights,
    hasRead,
  );
  rights = new Set<Right>(['welfare:read', 'request:read']);
  expect(await reader.isAuthorized()).toBe(true);
  expect(await reader.isAuthorized()).toBe(true);
  expect(readNow()).toBe('event: rights\ndata: {}\n\n');
  reader.tell([arrived('contact', '{}'), { name: 'changed', kind: 'request' }]);
  expect(readNow()).toBe('event: changed\ndata: {"kind":"request"}\n\n');
});

it('tells a slow reader of other rights when it reads on', async () => {
  const waiting = () => reader.stream.writableLength + reader.stream.readableLength;
  reader.tell([arrived('welfare', big)]);
  const before = waiting();
  rights = new Set();
  await reader.isAuthorized();
  expect(waiting()).toBe(before);
  expect(readNow() + readNow()).toMatch(/event: rights/);
});

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maxMessageBytes, messagesPerRound } from './inbox';
import { openMaildirInbox } from './maildir-inbox';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'maildir-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, text: string) => writeFileSync(join(folder, 'new', name), text);
const files = (name: string) => readdirSync(join(folder, name));

it('reads new messages in their order, and moves them to the read ones', async () => {
  const inbox = await openMaildirInbox(folder);
  put('2.b', 'two');
  put('1.a', 'one');
  const read: string[] = [];
  const handle = async (bytes: Uint8Array) => void read.push(Buffer.from(bytes).toString());
  expect(await inbox.readNew(handle)).toBe(false);
  expect(read).toEqual(['one', 'two']);
  expect([files('new'), files('cur').sort()]).toEqual([[], ['1.a:2,S', '2.b:2,S']]);
});

it('keeps a message new that could not be handled', async () => {
  const inbox = await openMaildirInbox(folder);
  put('1', 'one');
  const handle = () => Promise.reject(new Error('The database is away.'));
  await expect(inbox.readNew(handle)).rejects.toThrow('away');
  expect(files('new')).toEqual(['1']);
});

it('reads the beginning of a large message, and some of many', async () => {
  const inbox = await openMaildirInbox(folder);
  const count = messagesPerRound + 1;
  for (let n = 0; n < count; n++) put(String(n).padStart(3, '0'), n === 0 ? 'x'.repeat(3e6) : 'y');
  const lengths: number[] = [];
  const handle = async ({ length }: Uint8Array) => void lengths.push(length);
  expect(await inbox.readNew(handle)).toBe(true);
  expect([lengths.length, Math.max(...lengths)]).toEqual([messagesPerRound, maxMessageBytes]);
  expect(await inbox.readNew(handle)).toBe(false);
  expect(lengths).toHaveLength(count);
});

it('waits until it is told to end', async () => {
  const inbox = await openMaildirInbox(folder);
  const end = new AbortController();
  const waiting = inbox.wait(end.signal);
  end.abort();
  await waiting;
});

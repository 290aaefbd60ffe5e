import { startImapServer } from '../../../testing/stand-ins/imap-server';
import type { ImapTestServer } from '../../../testing/stand-ins/imap-server';
import { maxMessageBytes, messagesPerRound } from './inbox';
import type { Inbox } from './inbox';
import { openImapInbox } from './imap-inbox';

let server: ImapTestServer;
let inbox: Inbox | undefined;
let read: string[];
beforeEach(async () => {
  server = await startImapServer();
  [inbox, read] = [undefined, []];
});
afterEach(async () => {
  await inbox?.close();
  await server.close();
});

const handle = async (bytes: Uint8Array) => void read.push(Buffer.from(bytes).toString());

it('reads new messages in their order, marks them as read, and deletes none', async () => {
  server.append('Subject: one\r\n\r\nHello');
  server.append('Subject: two\r\n\r\nHello again');
  inbox = await openImapInbox(server.settings);
  expect(await inbox.readNew(handle)).toBe(false);
  expect(read).toEqual(['Subject: one\r\n\r\nHello', 'Subject: two\r\n\r\nHello again']);
  expect(server.flags()).toEqual([['\\Seen'], ['\\Seen']]);
  await inbox.readNew(handle);
  expect(read).toHaveLength(2);
});

it('is told of a message that arrives, and reads it', async () => {
  inbox = await openImapInbox(server.settings);
  await inbox.readNew(handle);
  const waiting = inbox.wait(new AbortController().signal);
  server.append('Subject: late\r\n\r\n');
  await waiting;
  await inbox.readNew(handle);
  expect(read).toEqual(['Subject: late\r\n\r\n']);
});

it('keeps a message new that could not be handled', async () => {
  server.append('Subject: one\r\n\r\n');
  inbox = await openImapInbox(server.settings);
  const fail = () => Promise.reject(new Error('The database is away.'));
  await expect(inbox.readNew(fail)).rejects.toThrow('away');
  expect(server.flags()).toEqual([[]]);
});

it('reads the beginning of a large message, and some of many', async () => {
  server.append(`Subject: large\r\n\r\n${'x'.repeat(3 * maxMessageBytes)}`);
  for (let n = 0; n < messagesPerRound; n++) server.append(`Subject: ${n}\r\n\r\n`);
  inbox = await openImapInbox(server.settings);
  expect(await inbox.readNew(handle)).toBe(true);
  expect([read.length, read[0]?.length]).toEqual([messagesPerRound, maxMessageBytes]);
  expect(await inbox.readNew(handle)).toBe(false);
  expect(read).toHaveLength(messagesPerRound + 1);
});

it('rejects a wrong password, a mailbox that is not there, and a server that is gone', async () => {
  const { settings } = server;
  await expect(openImapInbox({ ...settings, password: 'other' })).rejects.toThrow();
  await expect(openImapInbox({ ...settings, mailbox: 'Nowhere' })).rejects.toThrow();
  await expect(openImapInbox({ ...settings, encryption: 'starttls' })).rejects.toThrow();
  inbox = await openImapInbox(settings);
  const waiting = inbox.wait(new AbortController().signal);
  server.dropConnections();
  await waiting;
  await expect(inbox.readNew(handle)).rejects.toThrow();
  await inbox.wait(new AbortController().signal);
});

it('does not log in where the certificate is not trusted', async () => {
  const forged = await startImapServer(true);
  await expect(openImapInbox(forged.settings)).rejects.toThrow(/certificate|self.signed/i);
  await forged.close();
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { send } from '../../../testing/people/staff';
import { startImapServer } from '../../../testing/stand-ins/imap-server';
import { makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';
import type { InboxSettings } from '../../mail/inbox/inbox-settings';

const address = { name: 'answers', domain: 'church.example' };

let server: TestApp | undefined;
afterEach(() => server?.remove());

/** Starts a server that reads the mailbox. Returns the address for replies to an email that staff sent. */
async function listen(source: InboxSettings['source']): Promise<string> {
  server = await makeApp({ config: { inbox: { address, source } } });
  const { _id } = await send(server, 'contact', { email: 'ruth@example.org' });
  const id = server.app.makeId();
  const at = new Date().toISOString();
  const staff = { admin_id: 'a', request_key: 'k', template: 'answer' };
  await server.database
    .insertInto('outreach')
    .values({ ...staff, id, kind: 'contact', record_id: _id, way: 'mail', at, sent_at: at })
    .execute();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return `answers+${(await server.app.replyTokens.make(id)).toLowerCase()}@church.example`;
}

const letter = (to: string, id: number) =>
  `To: ${to}\r\nFrom: ruth@example.org\r\nMessage-ID: <${id}@example.org>\r\n\r\nHello`;

async function untilStored(count: number): Promise<void> {
  const countStored = async () =>
    (await server?.database.selectFrom('replies').select('id').execute())?.length;
  while ((await countStored()) !== count) await new Promise((resolve) => setTimeout(resolve, 20));
}

it('reads an IMAP mailbox, also after the mail server was away', async () => {
  const imap = await startImapServer();
  const to = await listen({ imap: imap.settings });
  imap.append(letter(to, 1));
  await untilStored(1);
  imap.dropConnections();
  imap.append(letter(to, 2));
  await untilStored(2);
  // A message is marked after it is stored; a server that closes in between finds it stored the next time.
  while (imap.flags().flat().length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  await server?.app.close();
  expect(imap.flags()).toEqual([['\\Seen'], ['\\Seen']]);
  await imap.close();
});

it('goes through many messages that are none of ours, and finds the one that is', async () => {
  const imap = await startImapServer();
  for (let n = 0; n < 120; n++) imap.append(`To: answers+${n}@church.example\r\n\r\nBuy`);
  const to = await listen({ imap: imap.settings });
  imap.append(letter(to, 1));
  await untilStored(1);
  await server?.app.close();
  await imap.close();
});

it('reads a maildir', async () => {
  const maildir = mkdtempSync(join(tmpdir(), 'replies-'));
  mkdirSync(join(maildir, 'new'));
  const to = await listen({ maildir });
  writeFileSync(join(maildir, 'new', '1'), letter(to, 1));
  await untilStored(1);
  while (readdirSync(join(maildir, 'cur')).length === 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
  rmSync(maildir, { recursive: true });
});

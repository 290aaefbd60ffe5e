import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getContactHistory, sendEmail } from 'contract/contact-history-requests';
import type { ContactHistory } from 'contract/contact-history-requests';
import type { Reply } from 'contract/replies';
import type { ReviewedRecord } from 'contract/review';
import { changeReviews } from 'contract/today-requests';
import type { ReviewEdit } from 'contract/today-requests';
import { getReviews, mergeRecords } from 'contract/review-requests';
import type { ReviewSnapshot } from 'contract/review-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { idOf, logInWith } from '../../../testing/people/roles';
import { logInStaff, send, versionOf } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';
import { handleMessage } from './read-replies';
import { repliesPerDay } from './store-reply';

const address = { name: 'answers', domain: 'church.example' };
const maildir = mkdtempSync(join(tmpdir(), 'replies-'));
afterAll(() => rmSync(maildir, { recursive: true }));

describe.each(databaseKinds)('on %s', (databaseKind) => {
  let now: Date;
  const server = useApp({
    databaseKind,
    now: () => now,
    config: { inbox: { address, source: { maildir } } },
  });
  let call: StaffCall;
  let record: ReviewedRecord;
  let keys = 0;
  beforeEach(async () => {
    now = new Date('2026-03-01T10:00:00.000Z');
    call = await logInStaff(server);
    record = await send(server, 'contact', { name: 'Ruth', email: 'Ruth@example.org' });
  });

  /** Writes to the person of a record. Returns the address for their reply. */
  async function write({ _id, email } = record): Promise<string> {
    const key = (keys++).toString(16).padStart(32, '0');
    const words = { subject: 'Your letter', text: 'Dear Ruth,\n\nshall we call?' };
    const body = { key, to: email, template: 'answer', language: 'en', ...words };
    const answer = await call(sendEmail, { kind: 'contact', id: _id, body });
    expect(answer.statusCode).toBe(201);
    return (await server.nextMail(/shall we call/)).replyTo ?? '';
  }
  const letter = (to: string, headers: readonly string[] = []) => [
    `To: ${to}`,
    'From: Ruth <ruth@EXAMPLE.org>',
    'Subject: Re: Your letter',
    ...headers,
  ];
  const receive = (lines: readonly string[], text = 'Yes, gladly.') =>
    handleMessage(server.app, address, Buffer.from([...lines, '', text].join('\r\n')));
  const replies = async ({ _id } = record): Promise<readonly Reply[]> =>
    (await call(getContactHistory, { kind: 'contact', id: _id })).json<ContactHistory>().replies ??
    [];
  const stored = () => server.database.selectFrom('replies').selectAll().execute();
  const review = async (id = record._id) =>
    (await call(getReviews, { kind: 'contact' }))
      .json<ReviewSnapshot>()
      .reviews.find(({ recordId }) => recordId === id);
  const change = async (changes: Partial<ReviewEdit>, id = record._id) => {
    const seenVersion = (await review(id))?.version ?? -1;
    const one = { kind: 'contact', id, seenVersion, ...changes };
    expect((await call(changeReviews, { body: { changes: [one] } })).statusCode).toBe(200);
  };

  it('gives each email an address for replies of its own, which fits into a header', async () => {
    const [one, other] = [await write(), await write()];
    expect(one).toMatch(/^answers\+[0-9a-z]{48}@church\.example$/);
    expect(one.indexOf('@')).toBeLessThanOrEqual(64);
    expect(other).not.toBe(one);
  });

  it('brings a reply to the record, encrypted, and stores it once', async () => {
    const to = await write();
    const lines = letter(to.toUpperCase(), ['Message-ID: <1@example.org>']);
    await receive(lines, 'Yes, gladly.\r\n\r\nOn 1 March 2026, Office wrote:\r\n> shall we call?');
    await receive(lines, 'Yes, gladly.');
    expect(await replies()).toEqual([
      {
        _id: expect.any(String),
        at: now.toISOString(),
        from: 'ruth@EXAMPLE.org',
        isFromOther: false,
        isAutomatic: false,
        subject: 'Re: Your letter',
        text: 'Yes, gladly.',
        isCut: false,
        attachments: [],
        attachmentCount: 0,
      },
    ]);
    expect(JSON.stringify(await stored())).not.toMatch(/gladly|letter/);
    expect(server.logged.join()).not.toMatch(/gladly|ruth|letter/i);
  });

  it('moves a record that was done back to work, and ends that it is put off', async () => {
    const to = await write();
    await change({ state: 'done', snoozedUntil: '2026-04-01T10:00:00.000Z' });
    const before = await review();
    await receive(letter(to));
    expect(await review()).toEqual({
      ...before,
      ...{ state: 'in-progress', snoozedUntil: null, version: (before?.version ?? 0) + 1 },
      updatedBy: '',
    });
  });

  it('tells whoever it is assigned to, without a word of it', async () => {
    const to = await write();
    await logInWith(server, 'office');
    await change({ assignee: await idOf(server, ['office']) });
    await server.database.deleteFrom('colleague_news').execute();
    await receive(letter(to, ['Auto-Submitted: auto-replied', 'Message-ID: <away@x>']));
    await receive(letter(to));
    await server.app.mailer.drain();
    const mail = await server.nextMail(/replied by e-mail/);
    expect(mail.text).toContain('"Contacts"');
    expect(mail.text).toContain(': 1');
    expect(mail.text).not.toMatch(/gladly|ruth|letter/i);
  });

  it('marks what a program sent, which moves nothing', async () => {
    const to = await write();
    await change({ state: 'done' });
    await receive(letter(to, ['Auto-Submitted: auto-replied']));
    expect(await replies()).toMatchObject([{ isAutomatic: true }]);
    expect(await review()).toMatchObject({ state: 'done' });
  });

  it('marks what comes from another address', async () => {
    await receive([`To: ${await write()}`, 'From: eve@example.org']);
    expect(await replies()).toMatchObject([{ from: 'eve@example.org', isFromOther: true }]);
  });

  it('tells open consoles that the section changed, and of what', async () => {
    const count = async () =>
      (await server.database.selectFrom('record_changes').selectAll().execute()).find(
        ({ kind }) => kind === 'contact',
      )?.count ?? 0;
    const to = await write();
    const before = await count();
    await receive(letter(to));
    expect(await count()).toBe(before + 1);
  });

  it('ignores guessed tokens, those of another server, and addresses that are not ours', async () => {
    const to = await write();
    const at = to.indexOf('+') + 20;
    for (const other of [
      to.slice(0, at) + (to[at] === 'a' ? 'b' : 'a') + to.slice(at + 1),
      to.replace('answers+', 'answers+0'),
      to.replace('answers', 'office'),
      to.replace('church.example', 'other.example'),
      'answers+@church.example',
      `answers+${'0'.repeat(48)}@church.example`,
      `answers+${'é'.repeat(24)}@church.example`,
    ])
      await receive(letter(other));
    expect(await stored()).toEqual([]);
  });

  it('stores nothing of what cannot be parsed, and goes on', async () => {
    const to = await write();
    await receive(letter(to, [`X-Long: ${'a'.repeat(400_000)}`]));
    expect(await stored()).toEqual([]);
    await receive(letter(to));
    expect(await stored()).toHaveLength(1);
  });

  it('stores some replies a day in a record, and others the next day', async () => {
    const to = await write();
    for (let n = 0; n < repliesPerDay + 5; n++)
      await receive(letter(to, [`Message-ID: <${n}@example.org>`]));
    expect(await stored()).toHaveLength(repliesPerDay);
    now = new Date('2026-03-02T10:00:01.000Z');
    await receive(letter(to, ['Message-ID: <next@example.org>']));
    expect(await stored()).toHaveLength(repliesPerDay + 1);
  });

  it('stores a reply to two emails also if one of their records has too many', async () => {
    const to = await write();
    for (let n = 0; n < repliesPerDay; n++)
      await receive(letter(to, [`Message-ID: <${n}@example.org>`]));
    const other = await send(server, 'contact', { email: 'ruth@example.org' });
    await receive(letter(`${to}, ${await write(other)}`));
    expect(await replies(other)).toHaveLength(1);
    expect(await replies()).toHaveLength(repliesPerDay);
  });

  it('shows a reply with the record that its own was merged into, and reopens that', async () => {
    const to = await write();
    const survivor = await send(server, 'contact', { email: 'ruth@example.org' });
    await change({ state: 'done' }, survivor._id);
    const body = { survivor: versionOf(survivor), merged: [versionOf(record)], values: {} };
    expect((await call(mergeRecords, { kind: 'contact', body })).statusCode).toBe(201);
    await receive(letter(to));
    expect(await replies(survivor)).toMatchObject([{ text: 'Yes, gladly.', isFromOther: false }]);
    expect(await review(survivor._id)).toMatchObject({ state: 'in-progress' });
  });

  it('stores nothing for an email whose record was erased', async () => {
    const to = await write();
    await server.database.deleteFrom('outreach').execute();
    await receive(letter(to));
    expect(await stored()).toEqual([]);
  });
});

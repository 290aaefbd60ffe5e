import { languageCodes } from 'contract/languages';
import { getAuditPage } from 'contract/audit-requests';
import type { AuditPage } from 'contract/audit-requests';
import {
  emailLengths,
  sendEmail,
  getContactHistory,
  getEmailDrafts,
  addContactNote,
} from 'contract/contact-history-requests';
import type {
  AddedContact,
  Email,
  EmailDrafts,
  ContactHistory,
} from 'contract/contact-history-requests';
import type { ReviewedRecord } from 'contract/review';
import { submissions } from 'contract/submissions';
import type { ErrorBody } from 'contract/wire';
import { mergeRecords } from 'contract/review-requests';
import { toAddress } from 'contract/request';
import { changeAccount } from 'contract/staff-account-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { changeRoles, idOf, logInWith } from '../../../testing/people/roles';
import {
  loadSingles,
  publishEntry,
  sampleText,
  withValues,
} from '../../../testing/samples/content';
import { sampleBody } from '../../../testing/samples/sample-bodies';
import { logInStaff, send, versionOf } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { storedPlain } from '../../../testing/databases/stored-plain';
import { adminEmail, useApp } from '../../../testing/test-app';
import type { Mail } from '../../mail/mail-transport';

const minutes = 60_000;
const days = 24 * 60 * minutes;

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const mail = {
    send: async (one: Mail) => {
      if (one.isAnsweredByPeople) tried += 1;
      if (isDown) throw new Error('down');
      if (one.isAnsweredByPeople) mails.push(one);
    },
  };
  const server = useApp({ databaseKind, now: () => now, mail });
  let call: StaffCall;
  let record: ReviewedRecord;
  let now: Date;
  let isDown: boolean;
  let mails: Mail[];
  let keys: number;
  /** How often an email was handed to the mail server. */
  let tried: number;
  beforeEach(async () => {
    now = new Date('2026-03-01T10:00:00.000Z');
    [isDown, mails, keys, tried] = [false, [], 0, 0];
    call = await logInStaff(server);
    const person = { name: 'Ruth Berger', email: 'Ruth@example.org', message: 'Hello' };
    record = await send(server, 'contact', person);
  });

  const makeKey = () => (keys++).toString(16).padStart(32, '0');
  const letter = (changes: Partial<Record<keyof Email, unknown>> = {}) => ({
    key: makeKey(),
    to: 'Ruth@example.org',
    template: 'answer',
    language: 'de',
    subject: 'Dein Brief',
    text: 'Hallo Ruth,\n\n<b>ja</b>, wir singen.\nAm Montag.',
    ...changes,
  });
  const write = (changes?: Parameters<typeof letter>[0], { _id } = record, by = call) =>
    by(sendEmail, { kind: 'contact', id: _id, body: letter(changes) });
  const suspend = async (id: string) => {
    const answer = await call(changeAccount, { id, body: { isSuspended: true } });
    expect(answer.statusCode).toBeLessThan(300);
  };
  const untilTried = async (times: number) => {
    while (tried < times) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const history = async ({ _id } = record) =>
    (await call(getContactHistory, { kind: 'contact', id: _id })).json<ContactHistory>().outreach;
  const drafts = async ({ _id } = record) =>
    (await call(getEmailDrafts, { kind: 'contact', id: _id })).json<EmailDrafts>();
  /** Emails are sent after the answer. */
  const settle = async () => {
    await server.allMails();
  };
  const rows = () => server.database.selectFrom('outreach').selectAll().execute();

  it('sends what was written to the address of the record, in the church’s name, and notes it', async () => {
    const answer = await write();
    expect(answer.statusCode).toBe(201);
    const { entry, review } = answer.json<AddedContact>();
    expect(review).toMatchObject({ state: 'in-progress', version: 0 });
    expect(entry).toEqual({
      _id: expect.any(String),
      way: 'mail',
      at: now.toISOString(),
      by: adminEmail,
      template: 'answer',
      to: 'Ruth@example.org',
      state: 'waiting',
      words: { subject: 'Dein Brief', text: letter().text },
    });
    await settle();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'Ruth@example.org',
      language: 'de',
      subject: 'Dein Brief',
      text: 'Hallo Ruth,\n\n<b>ja</b>, wir singen.\nAm Montag.\n',
      replyTo: mails[0]?.from?.address,
    });
    expect(mails[0]?.html).toContain('<p>&lt;b&gt;ja&lt;/b&gt;, wir singen.<br>Am Montag.</p>');
    const [line, ...more] = await history();
    expect(more).toEqual([]);
    expect(line).toMatchObject({ way: 'mail', state: 'sent', to: 'Ruth@example.org' });
    expect(line?.words?.text).toContain('singen');
    expect(JSON.stringify(await rows())).not.toContain('singen');
    const { entries } = (await call(getAuditPage)).json<AuditPage>();
    expect(entries.find(({ action }) => action === 'outreach')).toMatchObject({
      about: 'contact',
      subjects: [record._id],
      details: { way: 'mail', template: 'answer' },
    });
    expect(JSON.stringify(entries)).not.toMatch(/ruth|singen/i);
    expect(server.logged.join()).not.toMatch(/ruth|singen/i);
  });

  it('ends every email about a request for help with the help lines, and no other', async () => {
    await loadSingles(server.database);
    const owner = await logInStaff(server);
    const lines = { en: 'Austria; 142; Telefonseelsorge', de: 'Österreich; 142; Telefonseelsorge' };
    const text = withValues(sampleText('help-lines'), { lines });
    await publishEntry(owner, 'help-lines', text);
    const asked = await send(server, 'request', { email: 'Ruth@example.org' });
    await owner(sendEmail, { kind: 'request', id: asked._id, body: letter() });
    await write();
    await settle();
    const ends = mails.map((one) => one.text.endsWith('\nÖsterreich: 142, Telefonseelsorge\n'));
    expect(ends).toEqual([true, false]);
    expect(mails[0]?.html).toContain('Österreich: 142, Telefonseelsorge');
  });

  it('sends the same letter once, however often it is asked for, and to no other record', async () => {
    const body = letter();
    const post = (id: string) => call(sendEmail, { kind: 'contact', id, body });
    const answers = await Promise.all([post(record._id), post(record._id), post(record._id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json<AddedContact>().entry._id)).size).toBe(1);
    const other = await send(server, 'contact', { email: 'Ruth@example.org' });
    expect((await post(other._id)).statusCode).toBe(409);
    await settle();
    expect(mails).toHaveLength(1);
  });

  it.each([
    ['another address', { to: 'eve@example.org' }, 409],
    ['the address in another case', { to: 'ruth@example.org' }, 409],
    ['two addresses', { to: 'Ruth@example.org,eve@example.org' }, 400],
    ['a header in the address', { to: 'Ruth@example.org\r\nBcc: eve@example.org' }, 400],
    ['a header in the subject', { subject: 'Hi\r\nBcc: eve@example.org' }, 400],
    ['more than is asked for', { bcc: 'eve@example.org' }, 400],
  ])('refuses %s', async (_, changes, status) => {
    expect((await write(changes as Parameters<typeof letter>[0])).statusCode).toBe(status);
    await settle();
    expect([mails, await rows()]).toEqual([[], []]);
  });

  it('writes to no record that is not there, or part of another', async () => {
    const id = '0'.repeat(36);
    expect((await write({}, { ...record, _id: id })).statusCode).toBe(404);
    expect((await call(getContactHistory, { kind: 'contact', id })).statusCode).toBe(404);
    const survivor = await send(server, 'contact');
    await write();
    const choice = { survivor: versionOf(survivor), merged: [versionOf(record)], values: {} };
    expect((await call(mergeRecords, { kind: 'contact', body: choice })).statusCode).toBe(201);
    expect((await write()).json<ErrorBody>().message).toMatch(/merged into another/);
    expect(await history(survivor)).toHaveLength(1);
  });

  it('offers letters in each language with the name in its place, and the address', async () => {
    const { drafts: all, to, template, language } = await drafts();
    expect([to, template, language]).toEqual(['Ruth@example.org', 'answer', undefined]);
    expect(all).toHaveLength(6 * languageCodes.length);
    const german = all.find((draft) => draft.template === 'answer' && draft.language === 'de');
    expect(german?.text).toMatch(/^Hallo Ruth Berger,\n\nhier schreibt .*\n\nHerzliche Grüße\n/s);
    expect(all.every(({ text }) => text.length <= emailLengths.whatsApp)).toBe(true);
  });

  it('begins in the language of the page that sent the form', async () => {
    const { endpoint } = submissions.contact;
    const answer = await server.post(`${endpoint}?language=de`, sampleBody('contact'));
    expect((await drafts(answer.json<ReviewedRecord>())).language).toBe('de');
  });

  it('offers no address that is more than one, and no name that turns the text', async () => {
    const body = { name: 'Ada\u202e', email: 'a@example.org, b@example.org', message: 'x' };
    await server.database
      .updateTable('submissions')
      .set({ body: storedPlain(JSON.stringify(body)) })
      .where('id', '=', record._id)
      .execute();
    const { drafts: all, to } = await drafts();
    expect(to).toBeUndefined();
    expect(all[0]?.text).toMatch(/^Hello,\n/);
    expect((await write({ to: 'a@example.org' })).statusCode).toBe(409);
  });

  it('keeps the longest letters short enough, whatever people are called', async () => {
    const long = await send(server, 'contact', { name: 'W'.repeat(79) + '\u{1f600}'.repeat(9) });
    const { drafts: all } = await drafts(long);
    expect(all.every(({ text }) => text.length <= emailLengths.whatsApp)).toBe(true);
    expect(all.every(({ text }) => text.isWellFormed())).toBe(true);
  });

  it('notes a contact by WhatsApp or by hand, without a word of it', async () => {
    const note = (body: object) =>
      call(addContactNote, { kind: 'contact', id: record._id, body: { key: makeKey(), ...body } });
    expect((await note({ way: 'whatsapp', template: 'answer' })).statusCode).toBe(201);
    now = new Date(now.getTime() + minutes);
    expect((await note({ way: 'hand' })).statusCode).toBe(201);
    expect((await note({ way: 'mail' })).statusCode).toBe(400);
    expect((await note({ way: 'hand', text: 'secret' })).statusCode).toBe(400);
    const ways = (await history()).map(({ way, template }) => [way, template]);
    expect(ways).toEqual([
      ['hand', undefined],
      ['whatsapp', 'answer'],
    ]);
  });

  it('lets one person write thirty letters an hour, and a record get five a day', async () => {
    const statuses = new Map<number, number>();
    for (let n = 0; n < 6; n++) {
      const { statusCode } = await write();
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [201, 5],
      [429, 1],
    ]);
    const others: ReviewedRecord[] = [];
    for (let n = 0; n < 5; n++)
      others.push(await send(server, 'contact', { email: `p${n}@example.org` }));
    let stored = 0;
    for (let n = 0; n < 25; n++) {
      const answer = await write({ to: `p${n % 5}@example.org` }, others[n % 5]);
      if (answer.statusCode === 201) stored += 1;
      else expect(answer.json<ErrorBody>().message).toMatch(/Please try again in/);
    }
    expect(stored).toBe(24);
  });

  it('keeps the words of a mail that cannot be sent', async () => {
    isDown = true;
    await write();
    expect((await history())[0]).toMatchObject({
      state: 'waiting',
      words: { subject: 'Dein Brief' },
    });
    now = new Date(now.getTime() + 4 * days);
    call = await logInStaff(server);
    expect((await history())[0]).toMatchObject({
      state: 'failed',
      words: { subject: 'Dein Brief' },
    });
  });

  it.each([
    ['was suspended', (id: string) => suspend(id)],
    ['may not work in the section any more', () => changeRoles(server, ['office'], ['media'])],
  ])('sends nothing that waits of somebody who %s, and says that it failed', async (_what, end) => {
    isDown = true;
    const { call: office } = await logInWith(server, 'office');
    expect((await write({}, record, office)).statusCode).toBe(201);
    expect((await write({ subject: 'Mine' })).statusCode).toBe(201);
    await untilTried(2);
    await end(await idOf(server, ['office']));
    isDown = false;
    now = new Date(now.getTime() + 10 * minutes);
    // Each new email makes the mailer look through the queue.
    const { _id } = await send(server, 'contact', { email: 'other@example.org' });
    await write({ to: 'other@example.org' }, { ...record, _id });
    while ((await history()).some(({ state }) => state === 'waiting'))
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await history()).toMatchObject([
      { state: 'sent' },
      { state: 'failed', words: { subject: 'Dein Brief' } },
    ]);
    expect(mails.some(({ to, subject }) => to.startsWith('Ruth') && subject !== 'Mine')).toBe(
      false,
    );
  });

  it('is for those who may work in the section; who reads sees what was written', async () => {
    isDown = true;
    const guest = await send(server, 'firstTimer', { email: 'ruth@example.org' });
    const { call: media } = await logInWith(server, 'media');
    expect((await write({}, record, media)).statusCode).toBe(404);
    const { call: welcome } = await logInWith(server, 'welcome-team');
    expect((await write({}, record, welcome)).statusCode).toBe(404);
    const url = toAddress(getEmailDrafts, { kind: 'firstTimer', id: guest._id });
    expect((await welcome('POST', url, letter({ to: 'ruth@example.org' }))).statusCode).toBe(201);
    await untilTried(1);
    await server.database
      .updateTable('roles')
      .set({ rights: JSON.stringify(['firstTimer:read']) })
      .where('id', '=', 'welcome-team')
      .execute();
    const read = await welcome(getContactHistory, { kind: 'firstTimer', id: guest._id });
    expect(read.json<ContactHistory>().outreach).toMatchObject([{ state: 'waiting' }]);
    expect(read.body).toContain('singen');
    for (const [method, address] of [
      ['GET', url],
      ['POST', url],
      ['POST', toAddress(getContactHistory, { kind: 'firstTimer', id: guest._id })],
    ] as const)
      expect((await welcome(method, address, letter())).statusCode).toBe(409);
  });
});

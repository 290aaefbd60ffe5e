import { setTimeout } from 'node:timers/promises';
import { getAuditPage } from 'contract/audit-requests';
import type { AuditPage } from 'contract/audit-requests';
import { lifetimes } from 'contract/lifetimes';
import {
  getMailQueue,
  mostCountedMails,
  mostSearchedMails,
  sendMailAgain,
} from 'contract/mail-queue-requests';
import type { MailQueue, QueuedState } from 'contract/mail-queue-requests';
import { getContactHistory, getEmailDrafts } from 'contract/contact-history-requests';
import type { ContactHistory } from 'contract/contact-history-requests';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { toAddress } from 'contract/request';
import { forgotPassword } from 'contract/member-session-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { makeMember } from '../../../testing/people/members';
import { changeRoles, logInWith } from '../../../testing/people/roles';
import { logInStaff, send } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';
import type { Mail } from '../../mail/mail-transport';

const address = 'ada@example.org';

/** An error in the shape that nodemailer throws. */
const refusal = (command: 'RCPT TO' | 'DATA', response: string) =>
  Object.assign(new Error(`Refused: ${response}`), {
    code: command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE',
    ...{ command, response, responseCode: 550 },
  });

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const mail = {
    send: async (one: Mail) => {
      if (refuse) throw refuse(one);
      mails.push(one);
    },
  };
  const server = useApp({ databaseKind, now: () => now, mail });
  let call: StaffCall;
  let now: Date;
  let refuse: ((mail: Mail) => Error) | undefined;
  let mails: Mail[];
  beforeEach(async () => {
    now = new Date('2026-03-01T10:00:00.000Z');
    mails = [];
    refuse = () =>
      refusal('RCPT TO', `550-5.1.1 <${address}>\r\n\u202ethere is\u0000 no\u200b such`);
    call = await logInStaff(server);
  });

  const later = async (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
    call = await logInStaff(server);
  };
  const read = async (state: QueuedState = 'failed', by = call, after?: string) =>
    (await by(getMailQueue, { query: { state, after } })).json<MailQueue>();
  const until = async <Value>(look: () => Promise<Value | undefined>): Promise<Value> => {
    for (let looks = 0; looks < 300; looks++) {
      const found = await look();
      if (found !== undefined) return found;
      await setTimeout(10);
    }
    throw new Error('It did not come about.');
  };
  const failed = (by = call) =>
    until(async () => {
      const { mails: found } = await read('failed', by);
      return found.find(({ mail }) => mail === 'form-received');
    });
  const history = async (kind: RecordKind, { _id }: ReviewedRecord) =>
    (await call(getContactHistory, { kind, id: _id })).json<ContactHistory>();
  const addRole = (name: string, rights: readonly string[]) =>
    server.database
      .insertInto('roles')
      .values({ id: name, position: 9, name, rights: JSON.stringify(rights) })
      .execute();
  const idOf = (number: number) => String(number).padStart(36, '0');
  const again = (id: string, by = call) => by(sendMailAgain, { id });

  it('tells what failed, in the server’s words, there and at its record, and sends it again', async () => {
    const form = await send(server, 'firstTimer', { email: address });
    const mail = await failed();
    const reason = `550-5.1.1 <${address}> there is no such`;
    expect(mail).toEqual({
      ...{ _id: form._id, mail: 'form-received', at: now.toISOString(), attempts: 1 },
      ...{ until: '2026-03-04T10:00:00.000Z', to: address, reason, about: 'firstTimer' },
      ...{ record: form._id, maySendAgain: true },
    });
    expect((await history('firstTimer', form)).confirmation).toEqual({ state: 'failed', reason });
    refuse = undefined;
    expect((await again(mail._id)).statusCode).toBe(204);
    await until(async () => mails.find(({ id }) => id === form._id));
    await until(async () => ((await again(mail._id)).statusCode === 404 ? true : undefined));
    expect(await history('firstTimer', form)).not.toHaveProperty('confirmation');
    const { entries } = (await call(getAuditPage)).json<AuditPage>();
    expect(entries.find(({ action }) => action === 'mail-again')).toMatchObject({
      ...{ about: 'firstTimer', subjects: [form._id], details: { mail: 'form-received' } },
    });
    expect(JSON.stringify(entries)).not.toContain(address);
  });

  it('tells when what waits is tried again, and does not send it on demand', async () => {
    refuse = () => Object.assign(refusal('RCPT TO', '451 4.7.1 try later'), { responseCode: 451 });
    const { _id } = await send(server, 'firstTimer', { email: address });
    const mail = await until(async () => {
      const { mails: found } = await read('waiting');
      return found.find(({ reason }) => reason !== undefined);
    });
    expect(mail).toMatchObject({
      ...{ _id, attempts: 1, reason: '451 4.7.1 try later', maySendAgain: false },
      nextTryAt: '2026-03-01T10:01:00.000Z',
    });
    expect((await again(_id)).statusCode).toBe(409);
    expect((await read()).counts).toEqual({ failed: 0, waiting: 1 });
  });

  it('keeps what failed no longer for being sent again, and does so a few times an hour', async () => {
    const { _id } = await send(server, 'firstTimer', { email: address });
    const isFailed = async () => (await read()).mails.some((mail) => mail._id === _id);
    for (const status of [204, 204, 429]) {
      await until(async () => ((await isFailed()) ? true : undefined));
      expect((await again(_id)).statusCode).toBe(status);
    }
    await later(lifetimes.waitingMail);
    await send(server, 'firstTimer', { email: address });
    await until(async () => ((await isFailed()) ? undefined : true));
    expect((await again(_id)).statusCode).toBe(404);
  });

  it('shows a mail to those alone who may read what it is about', async () => {
    const { _id } = await send(server, 'firstTimer', { email: address });
    await failed();
    const { call: welcome } = await logInWith(server, 'welcome-team');
    expect(await failed(welcome)).toMatchObject({ to: address, maySendAgain: true });
    for (const role of ['treasurer', 'media']) {
      const { call: other } = await logInWith(server, role);
      expect(await read('failed', other)).toEqual({ mails: [], counts: { failed: 0, waiting: 0 } });
      expect((await again(_id, other)).statusCode).toBe(404);
    }
    await addRole('reader', ['firstTimer:read']);
    await addRole('manager', ['accounts:manage']);
    const { call: reader } = await logInWith(server, 'reader');
    expect(await failed(reader)).toMatchObject({ to: address, maySendAgain: false });
    expect((await again(_id, reader)).statusCode).toBe(404);
    // A manager of accounts sees that an email fails, but not whose.
    const { call: manager } = await logInWith(server, 'manager');
    expect(await failed(manager)).toEqual({
      ...{ _id, mail: 'form-received', at: now.toISOString(), attempts: 1 },
      ...{ until: expect.any(String), reason: '550 5.1.1', maySendAgain: false },
    });
    await changeRoles(server, ['reader'], ['media']);
    expect((await read('failed', reader)).mails).toEqual([]);
  });

  it('tells of a letter at its record, and in a confidential section not to whom', async () => {
    const record = await send(server, 'welfare', { email: address });
    const letter = {
      ...{ key: 'a'.repeat(32), to: record['email'], template: 'answer', language: 'en' },
      ...{ subject: 'Canary', text: 'Canary' },
    };
    const url = toAddress(getEmailDrafts, { kind: 'welfare', id: record._id });
    expect((await call('POST', url, letter)).statusCode).toBe(201);
    const found = await until(async () =>
      (await read()).mails.find(({ mail }) => mail === 'letter'),
    );
    expect(found).toMatchObject({ about: 'welfare', reason: '550 5.1.1', maySendAgain: true });
    expect(found).not.toHaveProperty('to');
    expect(found).not.toHaveProperty('record');
    expect(JSON.stringify(found)).not.toContain('Canary');
    expect((await history('welfare', record)).outreach).toMatchObject([
      { state: 'failed', reason: expect.stringContaining(address) as string },
    ]);
    refuse = undefined;
    await again(found._id);
    await until(async () =>
      (await history('welfare', record)).outreach[0]?.state === 'sent' ? true : undefined,
    );
    expect(mails.map(({ subject }) => subject)).toContain('Canary');
  });

  it('keeps no link that a server repeats, and tells a member’s mail to who may read members', async () => {
    await makeMember(server, address);
    const links: string[] = [];
    refuse = ({ text }) => {
      const [link = ''] = /https?:\S+/.exec(text) ?? [];
      links.push(link);
      return refusal('DATA', `554 5.6.0 your link ${link} is listed`);
    };
    await later(lifetimes.waitingMail);
    await server.post(forgotPassword.path, { email: address });
    const mail = await until(async () =>
      (await read()).mails.find((one) => one.mail === 'reset-link'),
    );
    expect(mail).toMatchObject({ to: address, reason: '554 5.6.0', about: 'profiles' });
    expect(links.join()).toMatch(/reset-password/);
    const rows = await server.database.selectFrom('outbox').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('reset-password');
    const { call: media } = await logInWith(server, 'media');
    expect((await read('failed', media)).mails).toEqual([]);
  });

  it('answers in pages, however many wait, and counts no further than it must', async () => {
    const many = mostCountedMails + 20;
    for (let first = 0; first < many; first += 510)
      await server.database
        .insertInto('outbox')
        .values(
          Array.from({ length: 510 }, (_, place) => ({
            ...{ id: idOf(first + place), kind: 'staff-invitation', recipient: address },
            ...{ profile_id: `${first + place}`, priority: (first + place) % 3, attempts: 0 },
            ...{ next_try_at: `2026-03-02T10:00:00.${first === 0 ? '000' : '001'}Z` },
            created_at: '2026-03-01T09:00:00.000Z',
          })),
        )
        .execute();
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await read('waiting', call, after);
      expect(page.mails.length).toBeLessThanOrEqual(50);
      expect(page.counts.waiting).toBe(mostCountedMails);
      seen.push(...page.mails.map(({ _id }) => _id));
      after = page.next;
    } while (after !== undefined);
    expect(new Set(seen).size).toBe(many);
    expect(seen).toHaveLength(many);
  });

  it('looks through so much of a long queue at a time, and shows each mail that a reader may see', async () => {
    const insert = (first: number, count: number, kind: string) =>
      server.database
        .insertInto('outbox')
        .values(
          Array.from({ length: count }, (_, place) => ({
            ...{ id: idOf(first + place), kind, recipient: address },
            ...{ profile_id: `${first + place}`, priority: 1, attempts: 0 },
            ...{ next_try_at: '2026-03-02T10:00:00.000Z', created_at: '2026-03-01T09:00:00.000Z' },
          })),
        )
        .execute();
    await addRole('members', ['profiles:read']);
    const { call: members } = await logInWith(server, 'members');
    await insert(0, 1, 'confirm-email');
    for (let first = 1; first < mostSearchedMails; first += 500)
      await insert(first, Math.min(500, mostSearchedMails - first), 'staff-invitation');
    const short = await read('waiting', members);
    expect(short).toMatchObject({ mails: [{ _id: idOf(0) }], counts: { failed: 0, waiting: 1 } });
    expect([short.next, short.atLeast]).toEqual([undefined, undefined]);
    await insert(mostSearchedMails, 2, 'confirm-email');
    const long = await read('waiting', members);
    expect(long).toMatchObject({ counts: { waiting: 1 }, atLeast: ['waiting'] });
    const { mails: others, next } = await read('waiting', members, long.next);
    const ids = [...long.mails, ...others].map(({ _id }) => Number(_id));
    expect([ids, next]).toEqual([[0, mostSearchedMails, mostSearchedMails + 1], undefined]);
  });

  it.each(['', '?state=sent', '?state=failed&after=x', '?state=failed&after=0_1_2'])(
    'takes no other question: %s',
    async (query) => {
      expect((await call('GET', getMailQueue.path + query)).statusCode).toBe(400);
    },
  );
});

import { honeypotField } from 'contract/bot-signals';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import {
  chooseStaffMails,
  colleagueNewsMinutes,
  endDigests,
  getStaffMails,
} from 'contract/staff-mail-requests';
import type { StaffMailChoice, StaffMails } from 'contract/staff-mail-requests';
import { changeReview } from 'contract/review-requests';
import { changeAccount } from 'contract/staff-account-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { makeMailbox } from '../../../testing/stand-ins/mailbox';
import { makeMember } from '../../../testing/people/members';
import { changeRoles, idOf, logInWith } from '../../../testing/people/roles';
import { logInStaff, send } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { adminEmail, useApp } from '../../../testing/test-app';
import { maxNewsPerHour } from '../../mail/mail-budget';
import { neverRetryTime } from '../../mail/outbox-repository';

const hour = 3_600_000;
const treasurer = 'treasurer@staff.example.org';

describe.each(databaseKinds)('with a mail server that refuses, on %s', (databaseKind) => {
  const refusal = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 };
  const mail = {
    send: async () => {
      asked += 1;
      if (isRefused) throw Object.assign(new Error('Refused.'), refusal, { response: '550 no' });
    },
  };
  const server = useApp({ databaseKind, mail, now: () => now });
  let now: Date;
  let isRefused: boolean;
  let asked: number;
  beforeEach(() => {
    now = new Date('2026-03-01T10:50:00Z');
    [isRefused, asked] = [true, 0];
  });

  it('tells staff again an hour after a notice was refused, and does not ask all the time', async () => {
    const call = await logInStaff(server);
    const body = { sections: { contact: 'at-once' }, digestHour: null, colleagueNews: true };
    await call(chooseStaffMails, { body });
    const notices = () =>
      server.database.selectFrom('outbox').select(['next_try_at', 'attempts']).execute();
    const arrive = async (id: string) => {
      await server.database.insertInto('staff_news').values({ id, kind: 'contact' }).execute();
      await send(server, 'testimony');
      while ((await server.database.selectFrom('staff_news').select('id').execute()).length > 0)
        await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await arrive('one');
    const refusedOnce = [{ next_try_at: neverRetryTime, attempts: 1 }];
    while (JSON.stringify(await notices()) !== JSON.stringify(refusedOnce))
      await new Promise((resolve) => setTimeout(resolve, 20));
    await arrive('two');
    expect(await notices()).toEqual(refusedOnce);
    now = new Date(now.getTime() + hour);
    isRefused = false;
    await arrive('three');
    while ((await notices()).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toBe(2);
  });
});

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const mailbox = makeMailbox();
  const server = useApp({ databaseKind, mail: mailbox, now: () => now });
  let now: Date;
  let owner: StaffCall;
  beforeEach(async () => {
    now = new Date('2026-03-01T10:50:00Z');
    mailbox.clear();
    owner = await logInStaff(server);
  });

  const choose = async (
    call: StaffCall,
    sections: Partial<Record<RecordKind, StaffMailChoice>>,
    digestHour: number | null = 7,
    colleagueNews = true,
  ) => {
    const body = { sections, digestHour, colleagueNews };
    expect((await call(chooseStaffMails, { body })).statusCode).toBe(204);
  };
  const read = async (call: StaffCall) => (await call(getStaffMails)).json<StaffMails>();
  const rows = (table: 'outbox' | 'staff_news') =>
    server.database.selectFrom(table).select('kind').execute();
  /** Gets the emails to an address once the queues are empty. */
  const mailsTo = async (email: string) => {
    // A form in a section whose staff are not notified at once makes the server look at the queues.
    await send(server, 'testimony');
    while ((await rows('staff_news')).length + (await rows('outbox')).length > 0)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return mailbox.all.filter(({ to }) => to === email);
  };

  it('tells each role what it usually wants to know, and lets nobody choose for other sections', async () => {
    expect(await read(owner)).toMatchObject({ digestHour: 7, sections: { welfare: 'digest' } });
    const { call } = await logInWith(server, 'treasurer');
    const usual = { partnership: 'at-once', pledge: 'at-once' } as const;
    expect(await read(call)).toEqual({ digestHour: 7, sections: usual, colleagueNews: true });
    await choose(call, { pledge: 'off', welfare: 'at-once' }, null, false);
    const sections = { ...usual, pledge: 'off' };
    const chosen = { digestHour: null, sections, colleagueNews: false };
    expect(await read(call)).toEqual(chosen);
    await changeRoles(server, ['treasurer'], ['office']);
    expect((await read(call)).sections.welfare).toBe('at-once');
  });

  it('tells those who may read a section that something arrived, and nobody else, and nothing of it', async () => {
    await logInWith(server, 'treasurer');
    await logInWith(server, 'welcome-team');
    const { _id } = await send(server, 'pledge', { name: 'Canary Name', email: 'a@example.org' });
    const [mail, ...others] = await mailsTo(treasurer);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Alpine Light Church: something has arrived (Pledge Posts)');
    expect(mail?.text).toContain('/admin/dashboard');
    expect(JSON.stringify(mail)).not.toMatch(new RegExp(`Canary|25\\.5|example\\.org/|${_id}`));
    expect(mail).not.toHaveProperty('unsubscribe');
    expect(mailbox.all.map(({ to }) => to).sort()).toEqual(['a@example.org', treasurer]);
  });

  it('tells of a new member as well, and of no robot', async () => {
    await choose(owner, { profiles: 'at-once', contact: 'at-once' });
    await send(server, 'contact', { [honeypotField]: 'x' });
    await makeMember(server, 'ada@example.org');
    const mails = await mailsTo(adminEmail);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Alpine Light Church: something has arrived (User Profiles)',
    ]);
  });

  it('asks for the rights, the choice and the account when it is sent', async () => {
    await choose(owner, { contact: 'at-once', enquiry: 'at-once' });
    const { call } = await logInWith(server, 'treasurer');
    const queue = async (id: string, kind: RecordKind) =>
      server.database
        .insertInto('outbox')
        .values({
          ...{ id: `${id}${kind}`, kind: 'arrival-notice', recipient: 'x', attempts: 0 },
          ...{ profile_id: `${id}:${kind}`, next_try_at: '2026', created_at: '2099' },
        })
        .execute();
    const id = await idOf(server, ['treasurer']);
    await queue(id, 'welfare');
    await queue(id, 'pledge');
    await choose(call, { pledge: 'off' });
    await queue('nobody', 'pledge');
    await queue(id, 'partnership');
    const body = { isSuspended: true };
    expect((await owner(changeAccount, { id, body })).statusCode).toBeLessThan(300);
    await mailsTo(treasurer);
    expect(mailbox.all).toEqual([]);
  });

  it('sends many at once as one, an hour’s last one saying so, and then none', async () => {
    const kinds = recordKinds.filter((kind) => kind !== 'testimony');
    await choose(owner, Object.fromEntries(kinds.map((kind) => [kind, 'at-once'])));
    const arrive = async (prefix: string, all: readonly RecordKind[]) => {
      const news = all.map((kind, n) => ({ id: `${prefix}${n}`, kind }));
      await server.database.insertInto('staff_news').values(news).execute();
      return mailsTo(adminEmail);
    };
    expect(
      await arrive(
        'a',
        Array.from({ length: 30 }, () => 'contact'),
      ),
    ).toHaveLength(1);
    await arrive('b', kinds);
    await arrive('c', kinds);
    const mails = await mailsTo(adminEmail);
    expect(mails).toHaveLength(maxNewsPerHour);
    expect(mails.map(({ text }) => text.includes('the last one for now'))).toEqual([
      ...Array.from({ length: maxNewsPerHour - 1 }, () => false),
      true,
    ]);
  });

  it('tells at once, and seldom, what colleagues assigned, by section and number only', async () => {
    const { call } = await logInWith(server, 'pastor');
    await choose(call, {}, null);
    const pastor = await idOf(server, ['pastor']);
    const assign = async () => {
      const { _id: id } = await send(server, 'welfare', { name: 'Canary Name' });
      const body = { state: 'new', assignee: pastor, seenVersion: -1 };
      expect((await owner(changeReview, { kind: 'welfare', id, body })).statusCode).toBe(200);
      return id;
    };
    const told = async () => {
      await server.app.mailer.drain();
      const mails = mailbox.all.filter(({ to }) => to.startsWith('pastor'));
      return mails
        .filter(({ subject }) => subject.includes('for you to look at'))
        .map(({ text }) => text);
    };
    const id = await assign();
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail).toMatch(/Assigned to you in "Welfare": 1\n/);
    expect(mail).toContain(`section=welfare&record=${id}`);
    expect(mail).not.toContain('Canary');
    await assign();
    await assign();
    expect(await told()).toHaveLength(1);
    now = new Date(now.getTime() + colleagueNewsMinutes * 60_000);
    expect((await told()).slice(1)).toEqual([expect.stringMatching(/": 2\n[^]*section=overview/)]);
    now = new Date(now.getTime() + colleagueNewsMinutes * 60_000);
    await choose(call, {}, null, false);
    await assign();
    expect(await told()).toHaveLength(2);
  });

  it('tells once a day at one’s hour what waits, since when, and what is one’s own', async () => {
    const { _id: me } = await server.database
      .selectFrom('admins')
      .select('id as _id')
      .executeTakeFirstOrThrow();
    await choose(owner, { contact: 'at-once', testimony: 'off' }, 12);
    await mailsTo(adminEmail);
    const first = await send(server, 'welfare');
    await send(server, 'welfare');
    const mine = await send(server, 'enquiry');
    const change = { state: 'in-progress', assignee: me, seenVersion: -1 };
    await owner(changeReview, { kind: 'enquiry', id: mine._id, body: change });
    expect(await mailsTo(adminEmail)).toEqual([]);
    now = new Date(now.getTime() + hour / 4);
    const [digest] = await mailsTo(adminEmail);
    expect(digest?.text).toContain('Welfare: 2, the oldest since 1 March 2026');
    expect(digest?.text).toContain('Assigned to you and not done: 1');
    expect(digest?.text).not.toMatch(new RegExp(`Enquiries:|Fictional|${first._id}`));
    now = new Date(now.getTime() + hour);
    expect(await mailsTo(adminEmail)).toHaveLength(1);
    now = new Date(now.getTime() + 22 * hour);
    expect(await mailsTo(adminEmail)).toHaveLength(1);
    now = new Date(now.getTime() + hour);
    expect(await mailsTo(adminEmail)).toHaveLength(2);
  });

  it('tells of nothing that is part of another record, or in no list', async () => {
    await choose(owner, { testimony: 'off', enquiry: 'off', profiles: 'off' }, 12);
    await mailsTo(adminEmail);
    const { id: assignee } = await server.database
      .selectFrom('admins')
      .select('id')
      .executeTakeFirstOrThrow();
    const review = async (kind: RecordKind, id: string) => {
      const change = { state: 'in-progress', assignee, seenVersion: -1 };
      expect((await owner(changeReview, { kind, id, body: change })).statusCode).toBe(200);
    };
    const [merged, locked, mine] = [
      await send(server, 'enquiry'),
      await send(server, 'enquiry'),
      await send(server, 'enquiry'),
    ];
    for (const { _id } of [merged, locked, mine]) await review('enquiry', _id);
    const member = await makeMember(server, 'ada@example.org');
    await review('profiles', member.id);
    const change = (id: string, values: object) =>
      server.database.updateTable('submissions').set(values).where('id', '=', id).execute();
    await change(merged._id, { merged_into: mine._id });
    await change(locked._id, { locked_until: '2999-01-01T00:00:00.000Z' });
    now = new Date(now.getTime() + hour / 4);
    const [digest] = await mailsTo(adminEmail);
    expect(digest?.text).toContain('Assigned to you and not done: 2');
  });

  it('goes on with digests after a clock went back', async () => {
    await choose(owner, { testimony: 'off' }, 12);
    await mailsTo(adminEmail);
    await server.database.updateTable('staff_digests').set({ last_day: '2027-03-01' }).execute();
    await send(server, 'welfare');
    now = new Date(now.getTime() + hour / 4);
    expect(await mailsTo(adminEmail)).toEqual([]);
    now = new Date(now.getTime() + 24 * hour);
    expect(await mailsTo(adminEmail)).toHaveLength(1);
  });

  it('ends the digests of one’s own account by the link of a mail, and of no other', async () => {
    await choose(owner, { testimony: 'off' }, 12);
    await mailsTo(adminEmail);
    const { call } = await logInWith(server, 'pastor');
    await send(server, 'welfare');
    now = new Date(now.getTime() + hour / 4);
    const [digest] = await mailsTo(adminEmail);
    const { pathname, search } = new URL(digest?.unsubscribe ?? '');
    expect(pathname).toBe(endDigests.path);
    const followed = await server.app.inject({ url: pathname + search });
    expect(followed.headers.location).toBe('/admin/dashboard?section=my-account');
    expect((await read(owner)).digestHour).toBe(12);
    const end = (
      query: string,
      type = 'application/x-www-form-urlencoded',
      payload = 'List-Unsubscribe=One-Click',
    ) =>
      server.app.inject({
        ...{ method: 'POST', url: pathname + query, payload },
        headers: { 'content-type': type },
      });
    expect((await end('?token=x')).statusCode).toBe(404);
    expect((await end('')).statusCode).toBe(400);
    expect((await end(search)).statusCode).toBe(204);
    expect((await read(owner)).digestHour).toBeNull();
    expect((await read(call)).digestHour).toBe(7);
    await choose(owner, {}, 12);
    const part = 'Content-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click';
    const parts = `--x\r\n${part}\r\n--x--\r\n`;
    const inParts = await end(search, 'multipart/form-data; boundary=x', parts);
    expect(inParts.statusCode).toBe(204);
    expect((await read(owner)).digestHour).toBeNull();
    expect((await end(search, 'text/plain', '{')).statusCode).toBe(204);
    expect((await end(search, 'text/plain', 'x'.repeat(1025))).statusCode).toBe(413);
    const bare = { method: 'POST', url: pathname + search } as const;
    expect((await server.app.inject(bare)).statusCode).toBe(204);
  });
});

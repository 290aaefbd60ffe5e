import { setTimeout } from 'node:timers/promises';
import {
  acknowledgeAlert,
  changeOnCall,
  changeOnCallWeek,
  getOnCall,
} from 'contract/on-call-requests';
import type { OnCall } from 'contract/on-call-requests';
import { getReviews } from 'contract/review-requests';
import type { ReviewSnapshot } from 'contract/review-requests';
import { honeypotField } from 'contract/bot-signals';
import { changeReviews } from 'contract/today-requests';
import type { ReviewEdit } from 'contract/today-requests';
import { changeAccount } from 'contract/staff-account-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { listAuditEntries } from '../../../testing/people/audit-entries';
import { idOf, logInWith } from '../../../testing/people/roles';
import { logInStaff, send } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { makeMailbox } from '../../../testing/stand-ins/mailbox';
import { adminEmail, useApp } from '../../../testing/test-app';
import { maxAlertsPerHour } from '../../mail/mail-budget';
import { UrgentAlerts } from '../../staff/on-call/urgent-alerts';
import { lockRecords } from '../../storage/records/lock-records';
import { eraseRecords, removeRecords } from '../../privacy/erasure/erase-records';
import { loadPersonContents } from '../../privacy/people/export/person-contents';

const pastor = 'pastor@staff.example.org';
const office = 'office@staff.example.org';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const mailbox = makeMailbox();
  const server = useApp({ databaseKind, mail: mailbox, now: () => now });
  let now: Date;
  let owner: StaffCall;
  let pastorCall: StaffCall;
  let id: string;
  let seenMails: number;
  beforeEach(async () => {
    now = new Date('2026-03-04T10:00:00Z');
    mailbox.clear();
    owner = await logInStaff(server);
    pastorCall = (await logInWith(server, 'pastor')).call;
    await logInWith(server, 'office');
    id = (await send(server, 'welfare'))._id;
    await server.app.mailer.drain();
    mailbox.clear();
    seenMails = 0;
  });

  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  /** Sends what is due, and returns the alerts since the last call, of which the server may have sent some by itself. */
  const alerted = async () => {
    await server.app.mailer.drain();
    const before = seenMails;
    seenMails = mailbox.all.length;
    return mailbox.all
      .slice(before)
      .filter(({ subject }) => subject.includes('urgent'))
      .map(({ to }) => to);
  };
  const choose = async (...roles: readonly string[]) => {
    const list = await Promise.all(roles.map((role) => idOf(server, [role])));
    const { version } = (await owner(getOnCall)).json<OnCall>();
    const answer = await owner(changeOnCall, { body: { list, seenVersion: version } });
    expect(answer.statusCode).toBe(200);
    return answer.json<OnCall>();
  };
  const review = async (change: Partial<ReviewEdit>, seenVersion = -1, by = owner) => {
    const changes = [{ kind: 'welfare', id, seenVersion, ...change }];
    const answer = await by(changeReviews, { body: { changes } });
    expect(answer.json()).toMatchObject({ refused: [] });
  };
  const lastAlert = () => mailbox.all.findLast(({ subject }) => subject.includes('urgent'));
  const tokenOf = (mail = lastAlert()) => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const look = (token: string) => server.app.inject(`/api/on-call/alert?token=${token}`);
  const take = (token: string) =>
    server.app.inject({
      ...{ method: 'POST', url: acknowledgeAlert.path, payload: `token=${token}` },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const reviewed = async () =>
    (await owner(getReviews, { kind: 'welfare' })).json<ReviewSnapshot>().reviews[0];

  it('tells whoever is on call, and after half an hour the next, each once, and at last the owners', async () => {
    await choose('pastor', 'office');
    await review({ urgency: 'urgent' });
    expect(await alerted()).toEqual([pastor]);
    later(29);
    expect(await alerted()).toEqual([]);
    later(1);
    expect(await alerted()).toEqual([office]);
    later(30);
    expect(await alerted()).toEqual([adminEmail]);
    later(300);
    expect(await alerted()).toEqual([]);
  });

  it('tells once of a record, however often it becomes urgent', async () => {
    await choose('pastor');
    await review({ urgency: 'urgent' });
    await review({ urgency: null }, 0);
    await review({ urgency: 'urgent' }, 1);
    expect(await alerted()).toEqual([pastor]);
    later(10);
    expect(await alerted()).toEqual([]);
  });

  it('alarms nobody by their own mark, which they have acknowledged', async () => {
    await choose('pastor', 'office');
    await review({ urgency: 'urgent' }, -1, pastorCall);
    later(30);
    expect(await alerted()).toEqual([]);
    const { acknowledged_by } = await server.database
      .selectFrom('urgent_alerts')
      .select('acknowledged_by')
      .executeTakeFirstOrThrow();
    expect(acknowledged_by).toBe(await idOf(server, ['pastor']));
  });

  it('tells all owners at once where nobody is on call, or may read the section', async () => {
    await review({ urgency: 'urgent' }, -1, pastorCall);
    expect(await alerted()).toEqual([adminEmail]);
    await logInWith(server, 'treasurer');
    await choose('treasurer');
    id = (await send(server, 'welfare'))._id;
    await review({ urgency: 'urgent' }, -1, pastorCall);
    expect(await alerted()).toEqual([adminEmail]);
  });

  it('tells of what has just arrived, and not of what is old or in quarantine', async () => {
    await choose('pastor');
    const urgent = { message: 'I wan die' };
    await send(server, 'request', urgent);
    later(6 * 60);
    await send(server, 'request', { ...urgent, [honeypotField]: 'x' });
    await send(server, 'request', { message: 'I need a ride on Sunday' });
    const { _id: fresh } = await send(server, 'request', urgent);
    await server.app.triage.run();
    const raised = await server.database
      .selectFrom('urgent_alerts')
      .select(['kind', 'record_id'])
      .execute();
    expect(raised).toEqual([{ kind: 'request', record_id: fresh }]);
    expect(await alerted()).toEqual([pastor]);
  });

  it('sends nothing of the record but its section and its address', async () => {
    await choose('pastor');
    await review({ urgency: 'urgent' });
    await alerted();
    const mail = mailbox.all.at(-1);
    expect(mail?.subject).toContain('(Welfare)');
    expect(mail?.text).toContain(`/admin/dashboard?section=welfare&record=${id}`);
    expect(JSON.stringify(mail)).not.toMatch(/Fictional|sample\.person|000001/);
    const stored = JSON.stringify(
      await server.database.selectFrom('urgent_alert_tokens').selectAll().execute(),
    );
    expect(stored).not.toContain(tokenOf());
  });

  it('acknowledges by a button, not by the link, and then tells nobody else', async () => {
    await choose('pastor', 'office');
    await review({ urgency: 'urgent' });
    await alerted();
    const page = await look(tokenOf());
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<button>I take care of this</button>');
    expect(page.body).not.toContain(id);
    expect(page.headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("form-action 'self'"),
    });
    expect((await reviewed())?.assignee).toBeNull();
    const taken = await take(tokenOf());
    expect(taken.body).toContain('<h1>Thank you: it is yours</h1>');
    const assignee = await idOf(server, ['pastor']);
    expect(await reviewed()).toMatchObject({ assignee, updatedBy: pastor, urgency: 'urgent' });
    const entry = (await listAuditEntries(server)).find(({ action }) => action === 'acknowledge');
    expect(entry).toMatchObject({ kind: 'welfare', subjects: JSON.stringify([id]) });
    later(60);
    expect(await alerted()).toEqual([]);
    expect((await take(tokenOf())).body).toContain('<h1>Thank you: it is yours</h1>');
  });

  it('assigns it also if somebody changes its review at the same moment', async () => {
    await choose('pastor');
    await review({ urgency: 'urgent' });
    await alerted();
    const taking = await server.database.transaction().execute(async (transaction) => {
      await lockRecords(transaction, 'welfare', [id]);
      await transaction.updateTable('reviews').set({ version: 1 }).execute();
      const page = Promise.resolve(take(tokenOf()));
      // It comes as far as the lock meanwhile.
      await setTimeout(300);
      return { page };
    });
    expect((await taking.page).body).toContain('it is yours');
    expect(await reviewed()).toMatchObject({
      assignee: await idOf(server, ['pastor']),
      version: 2,
    });
  });

  it('waits for an erasure of the record, and then has nothing to take', async () => {
    await choose('pastor');
    await review({ urgency: 'urgent' });
    await alerted();
    const { page } = await server.database.transaction().execute(async (transaction) => {
      await lockRecords(transaction, 'welfare', [id]);
      const taking = Promise.resolve(take(tokenOf()));
      await setTimeout(300);
      await removeRecords(transaction, 'welfare', [id]);
      return { page: taking };
    });
    expect((await page).statusCode).toBe(404);
  });

  it('lets one of two take it, and leaves an assignee', async () => {
    await choose('pastor', 'office');
    const assignee = await idOf(server, ['office']);
    await review({ urgency: 'urgent', assignee });
    expect(await alerted()).toEqual([pastor]);
    const first = tokenOf();
    await server.database
      .updateTable('reviews')
      .set({ assignee: null })
      .where('record_id', '=', id)
      .execute();
    later(30);
    expect(await alerted()).toEqual([office]);
    await server.database
      .updateTable('reviews')
      .set({ assignee })
      .where('record_id', '=', id)
      .execute();
    const [one, other] = await Promise.all([take(first), take(tokenOf())]);
    const titles = [one, other].map(({ body }) => /<h1>(.*)<\/h1>/.exec(body)?.[1]);
    expect(titles.sort()).toEqual(['Somebody takes care of it already', 'Thank you: it is yours']);
    expect((await reviewed())?.assignee).toBe(assignee);
  });

  it.each<[string, Partial<ReviewEdit>]>([
    ['done', { state: 'done' }],
    ['not urgent after all', { urgency: 'normal' }],
  ])('goes on no more once the record is %s', async (_name, change) => {
    await choose('pastor', 'office');
    await review({ urgency: 'urgent' });
    expect(await alerted()).toEqual([pastor]);
    await review(change, 0);
    later(30);
    expect(await alerted()).toEqual([]);
  });

  it('goes on no more once somebody is assigned', async () => {
    await choose('pastor', 'office');
    await review({ urgency: 'urgent' });
    await alerted();
    await review({ assignee: await idOf(server, ['office']) }, 0);
    later(30);
    expect(await alerted()).toEqual([]);
  });

  it('opens nothing by a link that is unknown, a day old, or of somebody who lost the right', async () => {
    await choose('pastor');
    await review({ urgency: 'urgent' });
    await alerted();
    const token = tokenOf();
    const isOver = async (sent: string) => {
      for (const answer of [await look(sent), await take(sent)]) {
        expect(answer.statusCode).toBe(404);
        expect(answer.body).toContain('<h1>This link does not work any more</h1>');
      }
    };
    await isOver(`${token}x`);
    await isOver('');
    later(24 * 60);
    await isOver(token);
    later(-24 * 60);
    const pastorId = await idOf(server, ['pastor']);
    expect(
      (await owner(changeAccount, { id: pastorId, body: { isSuspended: true } })).statusCode,
    ).toBeLessThan(300);
    await isOver(token);
    expect((await reviewed())?.assignee).toBeNull();
  });

  it('goes with the record', async () => {
    await choose('pastor', 'office');
    await review({ urgency: 'urgent' });
    await alerted();
    const asked = { records: [{ kind: 'welfare', _id: id }] } as const;
    const { contents } = await loadPersonContents(server.database, asked);
    expect(contents.records).toMatchObject([{ alertedAt: now.toISOString() }]);
    await server.database
      .transaction()
      .execute((transaction) => eraseRecords(transaction, 'welfare', [id], now));
    for (const table of ['urgent_alerts', 'urgent_alert_tokens'] as const)
      expect(await server.database.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await look(tokenOf())).statusCode).toBe(404);
    later(30);
    expect(await alerted()).toEqual([]);
  });

  it('tells nobody twice where two processes are at it', async () => {
    await choose('pastor', 'office');
    await review({ urgency: 'urgent' });
    const [one, other] = [new UrgentAlerts(server.app), new UrgentAlerts(server.app)];
    await Promise.all([one.queueMails(), other.queueMails(), one.queueMails()]);
    expect(await alerted()).toEqual([pastor]);
    const { told } = await server.database
      .selectFrom('urgent_alerts')
      .select('told')
      .executeTakeFirstOrThrow();
    expect(told).toBe(JSON.stringify([await idOf(server, ['pastor'])]));
  });

  it('sends a bounded number an hour, of which the last says how many wait', async () => {
    await choose('pastor');
    // Nobody need take these two.
    for (const change of [
      { state: 'done' },
      { assignee: await idOf(server, ['office']) },
    ] as const) {
      id = (await send(server, 'welfare'))._id;
      await review({ urgency: 'urgent', ...change });
    }
    for (let count = 0; count < maxAlertsPerHour + 3; count += 1) {
      id = (await send(server, 'welfare'))._id;
      await review({ urgency: 'urgent' });
    }
    expect(await alerted()).toHaveLength(maxAlertsPerHour);
    const last = mailbox.all.filter(({ to }) => to === pastor).map(({ text }) => text);
    expect(last.map((text) => text.includes('this is the last one'))).toEqual([
      ...Array.from({ length: maxAlertsPerHour - 1 }, () => false),
      true,
    ]);
    // The server may have sent it before the last ones came; neither of the first two counts.
    const count = Number(/with nobody yet: (\d+)\./.exec(last.at(-1) ?? '')?.[1]);
    expect(count).toBeGreaterThanOrEqual(maxAlertsPerHour);
    expect(count).toBeLessThanOrEqual(maxAlertsPerHour + 3);
    later(30);
    expect(await alerted()).toHaveLength(maxAlertsPerHour);
  });

  it('shows and changes who is on call, week by week', async () => {
    const { list, weeks, version } = await choose('pastor', 'office');
    const [first, second] = list;
    expect(weeks.slice(0, 3)).toEqual([
      { monday: '2026-03-02', person: first, isChanged: false },
      { monday: '2026-03-09', person: second, isChanged: false },
      { monday: '2026-03-16', person: first, isChanged: false },
    ]);
    const change = (monday: string, person: string | null | undefined, seenVersion: number) =>
      owner(changeOnCallWeek, { body: { monday, person, seenVersion } });
    const changed = await change('2026-03-02', second, version);
    expect(changed.json<OnCall>().weeks[0]).toEqual({
      ...{ monday: '2026-03-02', person: second, isChanged: true },
    });
    await review({ urgency: 'urgent' });
    expect(await alerted()).toEqual([office]);
    expect((await change('2026-03-02', null, version)).statusCode).toBe(409);
    expect((await change('2026-02-23', first, version + 1)).statusCode).toBe(409);
    expect((await change('2026-03-09', 'nobody', version + 1)).statusCode).toBe(400);
    const back = await change('2026-03-02', null, version + 1);
    expect(back.json<OnCall>().weeks[0]).toMatchObject({ person: first, isChanged: false });
    later(7 * 24 * 60);
    owner = await logInStaff(server);
    expect((await owner(getOnCall)).json<OnCall>().list).toEqual([second, first]);
    const entries = (await listAuditEntries(server)).filter(({ action }) => action === 'settings');
    expect(entries).toHaveLength(3);
  });
});

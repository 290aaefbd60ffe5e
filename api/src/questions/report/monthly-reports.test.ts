import { changeStaffAccount } from 'contract/my-account-requests';
import { chooseReport, getReport, getReportChoice } from 'contract/report-requests';
import type { Report } from 'contract/report-requests';
import { changeAccount } from 'contract/staff-account-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { idOf, logInWith } from '../../../testing/people/roles';
import { logInStaff, send } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { makeMailbox } from '../../../testing/stand-ins/mailbox';
import { adminEmail, useApp } from '../../../testing/test-app';
import { MonthlyReports } from './monthly-reports';

const treasurer = 'treasurer@staff.example.org';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const mailbox = makeMailbox();
  const server = useApp({ databaseKind, mail: mailbox, now: () => now });
  let now: Date;
  let owner: StaffCall;
  beforeEach(async () => {
    // One minute to midnight in Innsbruck.
    now = new Date('2026-10-31T22:59:00.000Z');
    owner = await logInStaff(server);
    mailbox.clear();
  });

  const choose = async (call: StaffCall, isWanted: boolean) => {
    expect((await call(chooseReport, { body: { isWanted } })).statusCode).toBe(204);
    expect((await call(getReportChoice)).json()).toEqual({ isWanted });
  };
  /** Returns the reports that were sent until a time. */
  const reportsAt = async (time: string) => {
    now = new Date(time);
    await server.app.mailer.drain();
    return mailbox.all.filter(({ subject }) => /Monthly report|Monatsbericht/.test(subject));
  };

  it('is mailed once, in the morning of the first day of a month, to who wants it', async () => {
    expect((await owner(getReportChoice)).json()).toEqual({ isWanted: false });
    await logInWith(server, 'treasurer');
    await choose(owner, true);
    await send(server, 'firstTimer', { fullName: 'Sentinel Person' });
    expect(await reportsAt('2026-11-01T04:59:00.000Z')).toEqual([]);
    const [report, ...others] = await reportsAt('2026-11-01T05:00:00.000Z');
    expect(others).toEqual([]);
    expect(report).toMatchObject({
      to: adminEmail,
      subject: 'Alpine Light Church: Monthly report: October 2026',
    });
    expect(report?.text).toContain('First timers: 1\n');
    expect(report?.html).toContain('<td width="100%" style="padding:0;border-top');
    expect(report?.text).toContain('/admin/dashboard?section=questions&report=2026-10\n');
    expect(report?.text).toMatch(/Open work: fewer than 5\n/);
    expect(JSON.stringify(report)).not.toContain('Sentinel');
    expect(await reportsAt('2026-11-02T05:00:00.000Z')).toHaveLength(1);
    expect(await reportsAt('2026-12-01T05:00:00.000Z')).toHaveLength(2);
  });

  it('is queued once by two processes', async () => {
    await choose(owner, true);
    now = new Date('2026-11-01T05:00:00.000Z');
    await Promise.all([server.app, server.app].map((app) => new MonthlyReports(app).queueMails()));
    expect(await reportsAt('2026-11-01T05:01:00.000Z')).toHaveLength(1);
  });

  it('waits for the next month after the first days of one', async () => {
    await choose(owner, true);
    expect(await reportsAt('2026-11-08T05:00:00.000Z')).toEqual([]);
    expect(await reportsAt('2026-12-07T05:00:00.000Z')).toHaveLength(1);
  });

  it('tells each reader what they may read when it is sent, in their language', async () => {
    const { call } = await logInWith(server, 'treasurer');
    await choose(call, true);
    await call(changeStaffAccount, {
      body: { name: 'Tessa', language: 'de', startPage: 'sections' },
    });
    await send(server, 'pledge', { amount: 1234.5 });
    await send(server, 'firstTimer');
    const [report] = await reportsAt('2026-11-01T05:00:00.000Z');
    expect(report).toMatchObject({ to: treasurer, language: 'de' });
    expect(report?.subject).toContain('Monatsbericht: Oktober 2026');
    expect(report?.text).toMatch(/Zusagen: €\s1\.234,50\n/);
    expect(report?.text).not.toMatch(/ersten Mal|Zeugnisse/);
  });

  it('is not sent to who no longer wants it or is suspended', async () => {
    const { call } = await logInWith(server, 'treasurer');
    await choose(call, true);
    await choose(owner, true);
    await choose(owner, false);
    const id = await idOf(server, ['treasurer']);
    await owner(changeAccount, { id, body: { isSuspended: true } });
    expect(await reportsAt('2026-11-01T05:00:00.000Z')).toEqual([]);
  });

  it('is a page in either language with what its reader may read', async () => {
    const { call } = await logInWith(server, 'treasurer');
    const read = async (language: string) =>
      (await call(getReport, { query: { month: '2026-10', language } })).json<Report>();
    expect((await read('en')).title).toBe('Monthly report: October 2026');
    const german = await read('de');
    expect(german.title).toBe('Monatsbericht: Oktober 2026');
    expect(german.parts.map(({ key }) => key)).not.toContain('firstTimers');
    for (const month of ['2026-13', '2026', 'last-month'])
      expect((await call(getReport, { query: { month, language: 'en' } })).statusCode).toBe(400);
  });
});

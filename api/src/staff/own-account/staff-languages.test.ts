import { randomUUID } from 'node:crypto';
import { formAction } from 'contract/form-action';
import type { Language } from 'contract/languages';
import { logInAdmin } from 'contract/staff-login-requests';
import { changeStaffAccount, getStaffAccount } from 'contract/my-account-requests';
import { acceptInvitation } from 'contract/invitation-requests';
import { inviteStaff } from 'contract/staff-account-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { logInStaff } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { goodPassword, mailedToken } from '../../../testing/people/staff-accounts';
import { adminEmail, adminPassword, useApp } from '../../../testing/test-app';
import type { StaffMailKind } from '../../mail/mail-kind';
import { StaffEmailRepository } from './staff-email-repository';
import { makeStaffMailComposers } from './staff-mails';

const email = 'ama@example.org';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  afterEach(() => {
    expect(server.logged).toEqual([]);
  });

  const logInOn = (language: Language) =>
    server.post(formAction(logInAdmin.path, language), {
      email: adminEmail,
      password: adminPassword,
    });
  const languageOf = async (call: StaffCall) =>
    (await call(getStaffAccount)).json<{ language?: Language }>().language;
  const invite = async (language?: string) =>
    (await logInStaff(server))(inviteStaff, {
      body: {
        email,
        roles: ['pastor'],
        ...(language && { language }),
      },
    });
  const languageOfInvited = async () =>
    (
      await server.database
        .selectFrom('admins')
        .select('language')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).language;
  const accept = async (language: Language) =>
    server.post(formAction(acceptInvitation.path, language), {
      token: await mailedToken(server),
      name: 'Ama Example',
      password: goodPassword,
    });

  it('an account takes the language of the page of a login, until its owner has one', async () => {
    const call = await logInStaff(server);
    expect(await languageOf(call)).toBeUndefined();
    await logInOn('en');
    expect(await languageOf(call)).toBeUndefined();
    await logInOn('de');
    expect(await languageOf(call)).toBe('de');
    await call(changeStaffAccount, { body: { name: 'Office', language: 'en' } });
    await logInOn('de');
    expect(await languageOf(call)).toBe('en');
  });

  it('the audit log knows by what an account came to its language', async () => {
    await logInOn('de');
    await logInOn('de');
    await invite('de');
    await accept('en');
    const log = await server.database.selectFrom('audit_log').selectAll().orderBy('seq').execute();
    const languageIn = (details: string) => (JSON.parse(details) as { language?: string }).language;
    expect(log.map(({ action, details }) => [action, languageIn(details)])).toEqual([
      ['login', 'de'],
      ['login', undefined],
      ['login', undefined],
      ['invite', 'de'],
      ['accept-invitation', 'de'],
      ['login', undefined],
    ]);
  });

  it('an invitation is in the language that was chosen for it, and leads to that page', async () => {
    expect((await invite('de')).statusCode).toBe(201);
    const { subject, text, html, language } = await server.nextMail(/#invitation=/);
    expect([language, subject]).toEqual(['de', 'Deine Einladung ins Team von Alpine Light Church']);
    expect(text).toMatch(/^Hallo,\n/);
    expect(text).toMatch(/\nhttp:\/\/church\.example\/de\/join-us\/admin-login#invitation=/);
    expect(html).toMatch(/href="http:\/\/church\.example\/de\/join-us\/admin-login#invitation=/);
  });

  it('an invitation is in English where no language was chosen', async () => {
    await invite();
    const { subject, text, language } = await server.nextMail(/#invitation=/);
    expect([language, subject]).toEqual([
      'en',
      'Your invitation to the staff pages of Alpine Light Church',
    ]);
    expect(text).toMatch(/\nhttp:\/\/church\.example\/join-us\/admin-login#invitation=/);
  });
  it.each([
    [undefined, 'en', null],
    [undefined, 'de', 'de'],
    ['de', 'en', 'de'],
    ['en', 'de', 'de'],
  ] as const)('who is invited in %s and accepts in %s has %s', async (invited, page, kept) => {
    await invite(invited);
    expect((await accept(page)).statusCode).toBe(200);
    expect(await languageOfInvited()).toBe(kept);
  });

  it('every mail to staff is in the language of its account', async () => {
    const { database } = server;
    const { id } = await database.selectFrom('admins').select('id').executeTakeFirstOrThrow();
    await database.updateTable('admins').set({ language: 'de' }).execute();
    const clock = () => new Date();
    const makeId = () => randomUUID();
    const emails = new StaffEmailRepository(database, clock, makeId);
    emails.isRequested = async () => true;
    emails.issue = async () => 'token';
    const siteOrigin = () => 'http://church.example';
    const composers = Object.entries(makeStaffMailComposers({ database, siteOrigin }, emails));
    for (const [kind, compose] of composers) {
      const mail = await compose({
        ...{ id: 'due', kind: kind as StaffMailKind, recipient: adminEmail },
        ...{ profileId: id, language: 'en' },
      }).then((plan) => plan?.write());
      expect([kind, mail?.language]).toEqual([kind, 'de']);
      expect(mail?.html).toContain('<html lang="de">');
      if (!/-(email|password)-notice/.test(kind))
        expect(mail?.text).toMatch(/http:\/\/church\.example\/de\/(admin|join-us)\//);
    }
  });
});

import { formAction } from 'contract/form-action';
import { toPrefix } from 'contract/languages';
import type { Language } from 'contract/languages';
import { forgotPassword } from 'contract/member-session-requests';
import { changeOwnPassword, getOwnLanguage } from 'contract/own-account-requests';
import { toAddress } from 'contract/request';
import { getOwnProfile, registerProfile } from 'contract/profile-requests';
import { databaseKinds } from '../../testing/databases/databases';
import { encodeMultipart, makeMember, sampleProfile } from '../../testing/people/members';
import type { LoggedInMember } from '../../testing/people/members';
import { useApp } from '../../testing/test-app';

const email = 'ada@example.org';
const origin = 'http://church.example';

const subjects = {
  registered: 'Dein neues Profil bei Alpine Light Church',
  changed: 'Deine neue E-Mail-Adresse bei Alpine Light Church',
  taken: 'Deine E-Mail-Adresse bei Alpine Light Church',
  notice: 'Eine Änderung an deinem Profil bei Alpine Light Church',
  password: 'Dein Passwort bei Alpine Light Church wurde geändert',
  reset: 'Dein neues Passwort bei Alpine Light Church',
};

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => now });
  let now: Date;
  beforeEach(() => {
    now = new Date('2026-03-01T10:00:00Z');
  });
  afterEach(() => {
    expect(server.logged).toEqual([]);
  });

  /** Waits until the limit per mailbox has refilled. Pending emails are sent first, or they would count later. */
  const wait = async () => {
    await server.allMails();
    now = new Date(now.getTime() + 3_600_000);
  };
  const registerIn = async (language: Language) => {
    const { body, headers } = await encodeMultipart({ ...sampleProfile, email });
    return server.post(formAction(registerProfile.path, language), body, headers);
  };
  const put = (url: string, { headers }: LoggedInMember, payload: object) =>
    server.app.inject({ method: 'PUT', url, headers, payload });
  const choose = (member: LoggedInMember, language: string) =>
    put(toAddress(getOwnLanguage, { id: member.id }), member, { language });
  const chosen = async ({ id, headers }: LoggedInMember) =>
    (await server.app.inject({ url: toAddress(getOwnLanguage, { id }), headers })).json();
  const findMail = async (subject: string) =>
    (await server.allMails()).find((mail) => mail.subject === subject);
  const expectMail = async (subject: string, language: Language, page: string) => {
    const mail = await findMail(subject);
    expect(mail?.language).toBe(language);
    expect(mail?.text).toContain(`\n${origin}${toPrefix(language)}${page}`);
    expect(mail?.html).toContain(`<html lang="${language}">`);
    expect(mail?.html).toContain(`href="${origin}${toPrefix(language)}${page}`);
  };
  const forget = (language: Language) =>
    server.post(formAction(forgotPassword.path, language), { email });

  describe('mails to a member who reads German', () => {
    const language = 'de';

    it('follow a registration, and every change', async () => {
      await registerIn(language);
      await expectMail(subjects.registered, language, '/confirm-email/opened#confirm_');
      const ada = await makeMember(server, 'other@example.org');
      await choose(ada, language);
      await wait();
      const { password: currentPassword } = sampleProfile;
      const change = (wish: string) =>
        put(toAddress(getOwnProfile, { id: ada.id }), ada, { email: wish, currentPassword });
      await change('new@example.org');
      await expectMail(subjects.changed, language, '/confirm-email/opened#confirm_');
      await expectMail(subjects.notice, language, '/forgot-password');
      await wait();
      await put(toAddress(changeOwnPassword, { id: ada.id }), ada, {
        currentPassword,
        newPassword: 'four rather small words',
      });
      await expectMail(subjects.password, language, '/forgot-password');
    });

    it('tell the owner of an address that another member wants', async () => {
      await choose(await makeMember(server, email), language);
      const other = await makeMember(server, 'other@example.org');
      await wait();
      const { password: currentPassword } = sampleProfile;
      await put(toAddress(getOwnProfile, { id: other.id }), other, { email, currentPassword });
      await expectMail(subjects.taken, language, '/forgot-password');
    });

    it('lead to a new password', async () => {
      await choose(await makeMember(server, email), language);
      await wait();
      await forget('en');
      await expectMail(subjects.reset, language, '/reset-password/reset_');
    });
  });

  it('keeps the language of the page of a registration, and no other', async () => {
    const made = await registerIn('de');
    expect(made.statusCode).toBe(201);
    expect(made.json()).not.toHaveProperty('language');
    const rows = await server.database.selectFrom('profiles').select('language').execute();
    expect(rows).toEqual([{ language: 'de' }]);
    expect(await chosen(await makeMember(server, 'other@example.org'))).toEqual({ language: null });
  });

  it('answers a reset in the language of its page to who has chosen none', async () => {
    await makeMember(server, email);
    await wait();
    await forget('de');
    await expectMail(subjects.reset, 'de', '/reset-password/reset_');
  });

  it('lets a member choose, from the German registration to a mail in English', async () => {
    await registerIn('de');
    const ada = await makeMember(server, email);
    expect(await chosen(ada)).toEqual({ language: 'de' });
    expect((await choose(ada, 'en')).statusCode).toBe(204);
    expect(await chosen(ada)).toEqual({ language: 'en' });
    await wait();
    await forget('de');
    await expectMail('Your new password for Alpine Light Church', 'en', '/reset-password/reset_');
  });
});

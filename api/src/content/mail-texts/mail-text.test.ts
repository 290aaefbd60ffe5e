import { emailLengths, getEmailDrafts } from 'contract/contact-history-requests';
import type { EmailDrafts } from 'contract/contact-history-requests';
import { forgotPassword } from 'contract/member-session-requests';
import {
  addEntry,
  loadSingles,
  publishEntry,
  sampleText,
  withValues,
} from '../../../testing/samples/content';
import { databaseKinds } from '../../../testing/databases/databases';
import { makeMember } from '../../../testing/people/members';
import { logInStaff, send } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';
import { fillEmail } from '../../review/contact-history/email-drafts';
import { getMailText } from './mail-text';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  let call: StaffCall;
  beforeEach(async () => {
    call = await logInStaff(server);
    await loadSingles(server.database);
  });

  const askForPassword = async () => {
    await makeMember(server, 'ada@example.org');
    await server.post(forgotPassword.path, { email: 'ada@example.org' });
    return server.nextMail(/reset-password/);
  };
  const reset = {
    resetSubject: { en: 'Your key to {church}', de: 'Dein Schlüssel' },
    reset: {
      en: 'For {minutes} minutes:\n\n{link}\n Write to {office}. <b>1 < 2</b>',
      de: 'Hier:\n{link}',
    },
  };

  it('sends what staff have published, with its placeholders filled in', async () => {
    await publishEntry(call, 'member-mails', withValues(sampleText('member-mails'), reset));
    const { subject, text, html } = await askForPassword();
    expect(subject).toMatch(/^Your key to [^{]+$/);
    const [, minutes, link, words] = text.split('\n\n');
    expect(minutes).toBe('For 30 minutes:');
    expect(link).toMatch(/^http:\/\/church\.example\/reset-password\/\S+$/);
    expect(words).toMatch(/^Write to [^\s@]+@\S+ <b>1 < 2<\/b>$/);
    expect(html).toContain('&lt;b&gt;1 &lt; 2&lt;/b&gt;');
    expect(html).toContain('>Choose a new password</a>');
  });

  it('sends no draft', async () => {
    await addEntry(call, 'member-mails', withValues(sampleText('member-mails'), reset));
    expect((await askForPassword()).text).toContain('starter en');
  });

  it('sends English where staff show it in another language, all of it', async () => {
    const { values } = withValues(sampleText('form-mails'), {
      received: { en: 'It came:\n{understood}\n{link}' },
    });
    await publishEntry(call, 'form-mails', { values, shownInEnglish: ['de'] });
    await server.post('/api/contacts?language=de', {
      ...{ name: 'Ada', email: 'ada@example.org', subject: 'a', message: 'b' },
    });
    const mail = await server.nextMail(/It came/);
    expect(mail.language).toBe('en');
    expect(mail.text).toMatch(/^Hello,\n\nIt came:\n\nForm: .*\nSent: /);
  });

  it('says what the site starts with where nothing is published, or what is does not fit', async () => {
    const { values } = withValues(sampleText('member-mails'), {
      reset: { en: 'No link', de: 'Kein Link' },
    });
    await server.database
      .updateTable('content_entries')
      .set({ published: JSON.stringify({ values, shownInEnglish: [] }) })
      .where('kind', '=', 'member-mails')
      .execute();
    const { subject, text } = await askForPassword();
    expect(subject).toBe('sample en');
    expect(text).toContain('please open this link within 30 minutes:');
    await server.database.deleteFrom('content_entries').execute();
    await send(server, 'contact', { email: 'ben@example.org' });
    expect((await server.nextMail(/has reached us/)).text).toContain('This is what we understood:');
  });

  it('begins a letter with what staff have published', async () => {
    const letter = {
      welcomeSubject: { en: 'Hi from {church}', de: 'Servus' },
      welcome: { en: '{introduction}\nCome again!', de: '{introduction} Komm wieder!' },
    };
    await publishEntry(call, 'letters', withValues(sampleText('letters'), letter));
    const { _id } = await send(server, 'firstTimer', { fullName: 'Ada Berger' });
    const { drafts } = (
      await call(getEmailDrafts, { kind: 'firstTimer', id: _id })
    ).json<EmailDrafts>();
    const [english, german] = ['en', 'de'].map((language) =>
      drafts.find((draft) => draft.template === 'welcome' && draft.language === language),
    );
    expect(english?.subject).toMatch(/^Hi from [^{]+$/);
    expect(english?.text).toMatch(
      /^Hello Ada Berger,\n\nThis is .*\.\n\nCome again!\n\nWarm greetings\n/,
    );
    expect(german?.text).toMatch(/hier schreibt .*\. Komm wieder!/);
  });

  it('says what the site starts with where one mail of a kind lacks a language, and the others as they are', async () => {
    const { values } = withValues(sampleText('member-mails'), reset);
    const { end: _end, ...others } = values;
    const text = { values: { ...others, endSubject: { en: 'The end' } }, shownInEnglish: [] };
    expect(await getMailText('reset', 'de', text)).toEqual({
      ...{ language: 'de', subject: 'Dein Schlüssel', text: 'Hier:\n{link}' },
    });
    const end = await getMailText('end', 'de', text);
    expect(end).toMatchObject({
      language: 'de',
      subject: 'Dein Profil bei {church} wird gelöscht',
    });
    expect(end.text).toContain('\n{link}\n');
  });

  it('begins a letter in its own language where staff show English in it', async () => {
    const { values } = sampleText('letters');
    const text = { values: { ...values, welcome: { en: 'Hi' } }, shownInEnglish: ['de'] } as const;
    const { language, text: welcome } = await getMailText('welcome', 'de', text);
    expect(language).toBe('de');
    expect(welcome).toContain('Danke, dass du bei uns warst!');
  });

  it('keeps the longest letters that can be published short enough for WhatsApp', async () => {
    const welcome = {
      en: '{introduction}'.repeat(35),
      de: 'W'.repeat(500),
    };
    await publishEntry(call, 'letters', withValues(sampleText('letters'), { welcome }));
    const { _id } = await send(server, 'firstTimer', { fullName: 'W'.repeat(100) });
    const { drafts } = (
      await call(getEmailDrafts, { kind: 'firstTimer', id: _id })
    ).json<EmailDrafts>();
    const lengths = drafts.map(({ text }) => text.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(emailLengths.whatsApp);
    expect(Math.max(...lengths)).toBeGreaterThan(600);
  });

  it('cuts the subject of a letter at a whole character', async () => {
    const told = {
      language: 'en',
      subject: `${'x'.repeat(49)}{church}{church}`,
      text: '',
    } as const;
    const letter = { writer: '', reader: '', church: `${'W'.repeat(49)}\u{1f600}` };
    const { subject } = await fillEmail(told, letter);
    expect(subject).toHaveLength(emailLengths.subject - 1);
    expect(subject.isWellFormed()).toBe(true);
  });
});

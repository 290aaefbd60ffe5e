import type { LooseParts } from '../../../testing/routes/to-injection';
import { toInjection } from '../../../testing/routes/to-injection';
import type { DeclaredRequest } from 'contract/request';
import { toAddress } from 'contract/request';
import { pagesShowing } from 'contract/content-preview';
import { changeEntry } from 'contract/content-requests';
import { getPreview, sendTestMail } from 'contract/preview-requests';
import type { PreviewedPage } from 'contract/preview-requests';
import { mailKindNames } from 'contract/mail-kinds';
import type { MailKindName } from 'contract/mail-kinds';
import {
  loadSingles,
  publishEntry,
  sampleText,
  withValues,
} from '../../../testing/samples/content';
import { makeMember } from '../../../testing/people/members';
import { logInWith } from '../../../testing/people/roles';
import { staffCall } from '../../../testing/people/staff';
import { adminEmail, makeApp, useApp } from '../../../testing/test-app';

const server = useApp();
let headers: Readonly<Record<string, string>>;
beforeEach(async () => {
  headers = await server.logIn();
  await loadSingles(server.database);
});

const call = (request: DeclaredRequest, parts: LooseParts) =>
  server.app.inject({
    ...toInjection(request, parts),
    headers: { ...headers, accept: 'application/json' },
  });
const look = async (kind: MailKindName, page: string, language: 'en' | 'de' = 'en') =>
  call(getPreview, { kind, id: kind, query: { page, language } });
const sendTest = (kind: MailKindName, body: object) => call(sendTestMail, { kind, id: kind, body });

const draftReset = {
  resetSubject: { en: 'Key to {church}', de: 'Schlüssel' },
  reset: { en: '{minutes} minutes:\n{link}', de: '{minutes} Minuten:\n{link}' },
};
const storeDraft = (values: Readonly<Record<string, { en: string; de: string }>>) =>
  call(changeEntry['member-mails'], {
    id: 'member-mails',
    body: { revision: 1, draft: withValues(sampleText('member-mails', 'draft'), values) },
  });

describe.each(mailKindNames)('a preview of %s', (kind) => {
  it.each(pagesShowing[kind])('shows %s in each language', async (page) => {
    for (const language of ['en', 'de'] as const) {
      const answer = await look(kind, page, language);
      expect(answer.statusCode).toBe(200);
      const { html, subject } = answer.json<PreviewedPage>();
      expect(subject).toContain(`starter ${language}`);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(`starter ${language}`);
      expect(html + String(subject)).not.toMatch(/\{[a-z]+\}/);
    }
  });
});

it('shows the draft, and sends it to whoever asks and nobody else', async () => {
  await storeDraft(draftReset);
  const page = '/mails/reset';
  const shown = (await look('member-mails', page, 'de')).json<PreviewedPage>();
  const { subject, language } = shown;
  expect([subject, language]).toEqual(['Schlüssel', 'de']);
  // Its links open windows, unlike those of the email.
  const [before, after] = shown.html.split('\n<base target="_blank">');
  const html = `${before}${after}`;
  expect(html).toContain('30 Minuten:');
  expect((await sendTest('member-mails', { page, language: 'de' })).statusCode).toBe(204);
  const [mail, ...others] = await server.allMails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: adminEmail, subject, html, language: 'de' });
  expect(mail?.text).toContain('http://church.example/de/reset-password/preview');
});

it('neither shows nor sends a draft that could not be published', async () => {
  await storeDraft({ reset: { en: 'No link', de: '{link}' } });
  const page = '/mails/reset';
  const lacks = { wrong: [{ field: 'reset', language: 'en', code: 'placeholders' }] };
  expect((await look('member-mails', page)).json()).toMatchObject(lacks);
  const answer = await sendTest('member-mails', { page, language: 'en' });
  expect([answer.statusCode, answer.json()]).toEqual([422, expect.objectContaining(lacks)]);
  expect(server.logged).toEqual([]);
  expect(await server.allMails()).toEqual([]);
});

it.each([
  ['another kind’s mail', { page: '/mails/welcome', language: 'en' }, 404],
  ['a page', { page: '/', language: 'en' }, 400],
  ['no language', { page: '/mails/reset' }, 400],
  ['another reader', { page: '/mails/reset', language: 'en', to: 'a@example.org' }, 400],
])('sends no test of %s', async (_what, body, status) => {
  expect((await sendTest('member-mails', body)).statusCode).toBe(status);
  expect(await server.allMails()).toEqual([]);
});

it('is for staff who may change what mails say, ten times an hour', async () => {
  const url = toAddress(sendTestMail, { kind: 'letters', id: 'letters' });
  const body = { page: '/mails/welcome', language: 'en' };
  const ask = async (asking: Readonly<Record<string, string>>) =>
    (await server.app.inject({ method: 'POST', url, headers: asking, payload: body })).statusCode;
  const member = await makeMember(server, 'ada@example.org');
  expect(await ask({})).toBe(401);
  expect(await ask(member.headers)).toBe(403);
  expect(await ask((await logInWith(server, 'pastor')).headers)).toBe(404);
  expect(await ask((await logInWith(server, 'media')).headers)).toBe(404);
  const owner = await logInWith(server, 'owner');
  const answers = [];
  for (let times = 0; times < 31; times++) answers.push(await ask(owner.headers));
  expect(answers).toEqual([...Array<number>(30).fill(204), 429]);
});

it('says that no mail server took it, and logs that without an address', async () => {
  const away = { send: () => Promise.reject(new Error(`550 ${adminEmail} unknown`)) };
  const other = await makeApp({ mail: away });
  await loadSingles(other.database);
  const answer = await other.app.inject({
    ...{ method: 'POST', url: toAddress(sendTestMail, { kind: 'letters', id: 'letters' }) },
    headers: await other.logIn(),
    payload: { page: '/mails/welcome', language: 'en' },
  });
  expect(answer.statusCode).toBe(502);
  expect(answer.json()).toMatchObject({ code: 'test-mail-failed' });
  expect(other.logged).toHaveLength(1);
  expect(other.logged.join()).not.toContain(adminEmail);
  await other.remove();
});

it('changes nothing', async () => {
  await publishEntry(staffCall(server, headers), 'letters', sampleText('letters'));
  const read = () =>
    Promise.all([
      server.database.selectFrom('content_entries').selectAll().execute(),
      server.database.selectFrom('audit_log').selectAll().execute(),
      server.database.selectFrom('outbox').selectAll().execute(),
    ]);
  const before = await read();
  await look('letters', '/mails/welcome');
  await sendTest('letters', { page: '/mails/welcome', language: 'en' });
  expect(await read()).toEqual(before);
});

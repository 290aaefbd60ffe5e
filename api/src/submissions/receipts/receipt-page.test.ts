import { consentField } from 'contract/consent-field';
import { consentNotices } from 'contract/consent-notices';
import { formAction } from 'contract/form-action';
import type { Language } from 'contract/languages';
import { findSent } from 'contract/my-data-requests';
import type { SentRecord } from 'contract/my-data-requests';
import { receiptHeader, saveReceipt, showReceipt } from 'contract/receipts';
import { submissionNames, submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { databaseKinds } from '../../../testing/databases/databases';
import { sampleBody } from '../../../testing/samples/sample-bodies';
import { makeApp, useApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';
import { eraseRecords } from '../../privacy/erasure/erase-records';

const time = '2026-03-01T10:00:00.000Z';
const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
const noticeIn = (language: Language) =>
  consentNotices.find((notice) => notice.language === language)?.hash ?? '';

/** Sends a form as a browser without JavaScript does and returns the cookie. */
async function send(server: TestApp, kind: SubmissionName, more: Record<string, string> = {}) {
  const body = { ...(sampleBody(kind) as Record<string, string>), ...more };
  const sent = new URLSearchParams(body).toString();
  const answer = await server.post(submissions[kind].endpoint, sent, form);
  expect(answer.statusCode).toBe(303);
  const cookie = String(answer.headers['set-cookie']);
  const [pair = ''] = cookie.split(';');
  return { answer, cookie, pair, code: pair.slice(pair.indexOf('=') + 1) };
}

const read = (server: TestApp, endpoint: `/${string}`, cookie: string, language: Language = 'en') =>
  server.app.inject({ url: formAction(endpoint, language), headers: { cookie } });

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => new Date(time) });

  it.each(submissionNames)('shows the receipt of %s, whose code opens it', async (kind) => {
    const { pair, code } = await send(server, kind);
    const page = await read(server, showReceipt.path, pair);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const [, shown = ''] = /<code>([^<]*)<\/code>/.exec(page.body) ?? [];
    expect(shown.replaceAll(' ', '')).toBe(code);
    const found = await server.post(findSent.path, { code: shown });
    expect(found.json<SentRecord>().kind).toBe(kind);
  });

  it('brings the code in a cookie for its page alone, and nowhere else', async () => {
    const { answer, cookie, code } = await send(server, 'request');
    expect(cookie).toBe(
      `receipt=${code}; Max-Age=600; Path=/api/receipt; HttpOnly; SameSite=Strict`,
    );
    expect(answer.headers.location).toBe('/help/request/sent');
    expect(answer.headers).not.toHaveProperty(receiptHeader.toLowerCase());
    await read(server, showReceipt.path, `receipt=${code}`);
    expect(server.logged.join('')).not.toContain(code);
  });

  it('gives it as a file', async () => {
    const { pair, code } = await send(server, 'pledge');
    const file = await read(server, saveReceipt.path, pair);
    expect(file.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(file.headers['content-disposition']).toBe('attachment; filename="receipt.txt"');
    expect(file.headers['cache-control']).toBe('no-store');
    expect(file.body.split('\n')).toEqual([
      'Your receipt',
      '',
      'Form: Pledges',
      `Sent: ${time}`,
      `Code: ${code}`,
      'See or take back: http://church.example/my-data',
      '',
    ]);
  });

  it('says in the file what was agreed to, in the words that were read', async () => {
    const without = await send(server, 'request');
    const file = await read(server, saveReceipt.path, without.pair, 'de');
    expect(file.body).toContain('http://church.example/de/my-data\n');
    expect(file.body).toMatch(/\nÜber die Antwort hinaus hast du in nichts eingewilligt\.\n$/);
    const agreed = await send(server, 'request', { [consentField]: noticeIn('de') });
    const { body } = await read(server, saveReceipt.path, agreed.pair);
    expect(body).toMatch(/\nYou agreed to this \(notice 1\):\n.*\n.*\n$/);
    expect(body).toContain('Bitte bleibt auch nach eurer Antwort');
  });

  it('is in the language of the form', async () => {
    const { pair } = await send(server, 'request');
    const { body } = await read(server, showReceipt.path, pair, 'de');
    expect(body).toContain('<html lang="de">');
    expect(body).toContain('href="/api/receipt/file?language=de"');
    expect(body).toContain('href="/de/my-data"');
  });

  it.each(['', 'receipt=', 'receipt=<script>', 'receipt=0000', 'other=1'])(
    'says that there is none for %j',
    async (cookie) => {
      for (const endpoint of [showReceipt.path, saveReceipt.path] as const) {
        const page = await read(server, endpoint, cookie);
        expect([page.statusCode, page.headers['cache-control']]).toEqual([404, 'no-store']);
        expect(page.body).toContain('<h1>There is no receipt to show</h1>');
        expect(page.body).not.toContain('<script');
      }
    },
  );

  it('shows nothing of what is gone or locked away', async () => {
    for (const kind of ['request', 'pledge'] as const) {
      const { pair, code } = await send(server, kind);
      const id = (await server.readList(submissions[kind].endpoint)).at(-1)?.['_id'] as string;
      await server.database
        .transaction()
        .execute((transaction) => eraseRecords(transaction, kind, [id], new Date(time)));
      const page = await read(server, showReceipt.path, pair);
      expect(page.statusCode).toBe(404);
      expect(page.body).not.toContain(code.slice(0, 4));
    }
  });
});

it('is Secure on https', async () => {
  const server = await makeApp({ config: { publicUrl: new URL('https://church.example') } });
  const { cookie, pair } = await send(server, 'request');
  expect(cookie).toMatch(/^__Secure-receipt=.*; Secure; /);
  expect((await read(server, showReceipt.path, pair)).statusCode).toBe(200);
  expect((await read(server, showReceipt.path, pair.replace('__Secure-', ''))).statusCode).toBe(
    404,
  );
  await server.remove();
});

it('gives none to a form that was refused, nor to a script', async () => {
  const server = await makeApp();
  const { endpoint } = submissions.request;
  const refused = await server.post(endpoint, '', form);
  expect(refused.headers).not.toHaveProperty('set-cookie');
  const scripted = await server.post(endpoint, sampleBody('request'));
  expect(scripted.headers).not.toHaveProperty('set-cookie');
  await server.remove();
});

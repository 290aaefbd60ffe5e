import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dkimVerify } from 'mailauth/lib/dkim/verify';
import ICAL from 'ical.js';
import { simpleParser } from 'mailparser';
import type { CalendarEvent } from 'contract/icalendar';
import { starterIdentity } from 'contract/starter-church';
import { startSmtpServer } from '../../testing/stand-ins/smtp-server';
import type { SmtpServer } from '../../testing/stand-ins/smtp-server';
import { nameChurch } from './church-in-mails';
import { readDkimKey } from './dkim-key';
import type { DkimKey } from './dkim-key';
import { makeMailTransport } from './mail-transport';
import type { Mail } from './mail-transport';
import { writeMail } from './write-mail';

const folder = mkdtempSync(join(tmpdir(), 'church-dkim-'));
const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const fileOf = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
const dkim = readDkimKey(fileOf('key.pem', privateKey), 'church1') as DkimKey;

let server: SmtpServer;
beforeEach(async () => {
  server = await startSmtpServer();
});
afterEach(() => server.stop());
afterAll(() => rmSync(folder, { recursive: true }));

const words = {
  subject: 'Grüß Gott von {church}',
  paragraphs: (link: string) => ['Ein Wort: äöü €', link, '.', 'Schluss\n.\nnoch eins'],
  action: 'Öffnen',
};
const compose = async (more: Partial<Mail> = {}): Promise<Mail> => ({
  ...nameChurch(
    await writeMail({
      ...{ to: 'ada@example.org', language: 'de', words },
      link: 'https://church.example/x?a=1&b=2',
    }),
    starterIdentity,
  ),
  id: '0190d1f0-0000-7000-8000-000000000001',
  ...more,
});
/** Returns an email as the mail server gets it. */
const send = async (mail: Mail): Promise<string> => {
  await makeMailTransport({ dataDir: folder, smtpUrl: server.url, dkim }, () => undefined).send(
    mail,
  );
  return server.mails.at(-1) ?? '';
};

/** The complete list of headers in the server's emails. */
const headers = [
  ...['from', 'to', 'subject', 'message-id', 'date', 'mime-version', 'content-type'],
  ...['content-language', 'auto-submitted', 'x-auto-response-suppress', 'dkim-signature'],
];

it('is read by a strict parser as it was written, in both parts', async () => {
  const mail = await compose();
  const read = await simpleParser(await send(mail));
  expect([...read.headers.keys()].sort()).toEqual([...headers].sort());
  expect(read.subject).toBe(`Grüß Gott von ${starterIdentity.name}`);
  expect(read.text).toBe(mail.text);
  expect(String(read.html).replaceAll('\r\n', '\n')).toBe(mail.html);
  expect(read.attachments).toEqual([]);
  expect(read.headers.get('content-language')).toBe('de');
  expect(read.headers.get('auto-submitted')).toBe('auto-generated');
  expect(read.headers.get('x-auto-response-suppress')).toBe('All');
  const [, domain] = starterIdentity.officeEmail.split('@');
  expect(read.messageId).toBe(`<${mail.id}@${domain}>`);
});

const event: CalendarEvent = {
  ...{ uid: 'programs-praise', sequence: 3, changedAt: '2026-03-01T10:00:00.000Z' },
  ...{ start: '2026-07-04T09:00', end: '2026-07-04T16:00', url: 'https://church.example/praise' },
  ...{ summary: 'Grüß Gott, Lobpreis; alle', description: 'Singt.\r\nATTENDEE:x', location: 'Ort' },
};

it('brings an event as a calendar file of its own, which calendars read, signed with the rest', async () => {
  const identity = { ...starterIdentity, name: 'Church "A"; B' };
  const raw = await send(nameChurch(await compose({ event }), identity));
  const { attachments, text } = await simpleParser(raw);
  expect(text).toContain('Ein Wort');
  expect(attachments).toMatchObject([
    { contentType: 'text/calendar', filename: 'calendar.ics', contentDisposition: 'attachment' },
  ]);
  const { content, headers: own } = attachments[0] ?? {};
  expect(own?.get('content-type')).toMatchObject({
    params: { charset: 'utf-8', method: 'PUBLISH' },
  });
  const calendar = new ICAL.Component(ICAL.parse(String(content)) as unknown[]);
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const [found, ...others] = calendar.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  const { uid, sequence, summary, startDate, organizer, attendees } = new ICAL.Event(found);
  expect({ uid, sequence, summary }).toEqual({
    ...{ uid: event.uid, sequence: event.sequence, summary: event.summary },
  });
  expect(startDate.toJSDate().toISOString()).toBe('2026-07-04T07:00:00.000Z');
  expect(organizer).toBe(`mailto:${starterIdentity.officeEmail}`);
  expect(found?.getFirstProperty('organizer')?.getParameter('cn')).toBe('Church  A ; B');
  expect(attendees).toEqual([]);
  expect(await verify(raw)).toMatchObject({ status: { result: 'pass' } });
});

it('is the same mail when it is sent again', async () => {
  const ids = [await send(await compose()), await send(await compose())].map(
    (text) => /^Message-ID: (.*)$/m.exec(text)?.[1],
  );
  expect(new Set(ids).size).toBe(1);
});

const hostile = [
  'a\r\nBcc: evil@example.net\r\n\r\nx',
  'a\nBcc: evil@example.net',
  'a, evil@example.net',
  '"a" <evil@example.net>, b',
  'a; evil@example.net',
];
const fields: readonly (readonly [string, (text: string) => Partial<Mail>])[] = [
  ['to', (text) => ({ to: `${text}@example.org` })],
  ['subject', (subject) => ({ subject })],
  ['text', (text) => ({ text, html: text })],
  ['language', (text) => ({ language: text as 'de' })],
  ['id', (id) => ({ id })],
  ['unsubscribe', (unsubscribe) => ({ unsubscribe })],
  ['name of the sender', (name) => ({ from: { name, address: 'office@church.example' } })],
  ['address for answers', (text) => ({ replyTo: `o@${text}` })],
  ['address of the sender', (text) => ({ from: { name: 'Church', address: `o@${text}` } })],
];
const attacks = fields.flatMap(([field, make]) =>
  hostile.map((text) => [field, text, make] as const),
);

it.each(attacks)('gets no header and no reader by its %s being %j', async (_field, text, make) => {
  const raw = await send(await compose(make(text))).catch(() => undefined);
  // An invalid address gets no email.
  if (raw === undefined) return expect(server.mails).toEqual([]);
  const read = await simpleParser(raw);
  const known = [...headers, 'list', 'reply-to'];
  expect([...read.headers.keys()].filter((name) => !known.includes(name))).toEqual([]);
  expect(server.recipients).toHaveLength(1);
  expect(server.recipients[0]).not.toBe('evil@example.net');
  const to = read.to && !Array.isArray(read.to) ? read.to.value : [];
  expect(to).toHaveLength(1);
  expect(read.from?.value).toHaveLength(1);
});

it('says of what people wrote where answers go, and not that a program did', async () => {
  const raw = await send(nameChurch(await compose({ isAnsweredByPeople: true }), starterIdentity));
  const { headers: read } = await simpleParser(raw);
  expect(read.has('auto-submitted')).toBe(false);
  expect(read.get('x-auto-response-suppress')).toBe('All');
  expect(read.get('reply-to')).toMatchObject({ text: starterIdentity.officeEmail });
  expect(await verify(raw)).toMatchObject({ status: { result: 'pass' } });
});

it('has the way out of a digest, and no other mail has', async () => {
  const unsubscribe = 'https://church.example/api/staff-mails/end-digests?token=a.b';
  const digest = await send(await compose({ unsubscribe }));
  expect(digest.replaceAll(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${unsubscribe}>\r\n`);
  expect(digest).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(await send(await compose())).not.toMatch(/^List-/m);
});

/** Resolves names as the church's name server does. */
const resolver = async (name: string) => {
  const [, domain] = starterIdentity.officeEmail.split('@');
  if (name !== `church1._domainkey.${domain}`)
    throw Object.assign(new Error(), { code: 'ENOTFOUND' });
  const key = publicKey.replaceAll(/-----.*-----|\s/g, '');
  return [['v=DKIM1; k=rsa; p=', key]];
};
const verify = async (raw: string) => (await dkimVerify(raw, { resolver })).results[0];

it.each([undefined, 'https://church.example/end?token=a.b'])(
  'is signed in the name of its sender’s domain (%s)',
  async (unsubscribe) => {
    const raw = await send(await compose(unsubscribe === undefined ? {} : { unsubscribe }));
    const [, domain] = starterIdentity.officeEmail.split('@');
    expect(await verify(raw)).toMatchObject({
      ...{ signingDomain: domain, selector: 'church1' },
      status: { result: 'pass' },
    });
    for (const [from, to] of [
      ['Subject: ', 'Subject: Not '],
      ['auto-generated', 'no'],
      ['Schluss', 'Anfang'],
    ] as const) {
      const forged = raw.replace(from, to);
      expect(forged).not.toBe(raw);
      expect((await verify(forged))?.status.result).not.toBe('pass');
    }
  },
);

it('says why a key cannot be used, and not what is in its file', () => {
  const small = generateKeyPairSync('rsa', {
    modulusLength: 1024,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;
  for (const file of [
    join(folder, 'missing.pem'),
    fileOf('public.pem', publicKey),
    fileOf('small.pem', small),
    fileOf('words.pem', 'canary'),
  ]) {
    const reason = readDkimKey(file, 'church');
    expect(reason).toContain('private RSA key');
    expect(reason).not.toContain('canary');
  }
  expect(readDkimKey(join(folder, 'key.pem'), 'a.b\r\n')).toContain('DKIM_SELECTOR');
  expect(readDkimKey(undefined, 'church')).toBeUndefined();
});

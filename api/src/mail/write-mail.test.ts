import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageCodes } from 'contract/languages';
import { starterIdentity } from 'contract/starter-church';
import { nameChurch } from './church-in-mails';
import { makeMailTransport } from './mail-transport';
import type { Mail } from './mail-transport';
import { writeMail } from './write-mail';

const words = {
  subject: 'Subject',
  paragraphs: (link: string) => ['Please open:', link, 'Thank you.'],
  action: 'Open <it>',
};
const letter = {
  to: 'ada@example.org',
  words,
  link: 'https://church.example/x?a=1&b="2"',
} as const;

it('is the same as text and as HTML, in the language of its reader', async () => {
  const { text, html, language } = await writeMail({ ...letter, language: 'de', name: 'Ada' });
  expect(text).toBe(
    `Hallo Ada,\n\nPlease open:\n\n${letter.link}\n\nThank you.\n\n{church}\n{motto}\n`,
  );
  expect(language).toBe('de');
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('<p>Hallo Ada,</p>');
  expect(html).toContain('<p>{church}<br>{motto}</p>');
});

it('has its link as a button and written out, and nothing that is fetched or run', async () => {
  const { html } = await writeMail({ ...letter, language: 'en' });
  const address = 'https://church.example/x?a=1&amp;b=&quot;2&quot;';
  expect(html).toMatch(/<a href="[^"]+" style="[^"]+">Open &lt;it&gt;<\/a>/);
  expect(html).toContain(`>${address}</a>`);
  expect(html.split(`href="${address}"`)).toHaveLength(3);
  expect(html).not.toMatch(/<img|<script|<link|url\(|src=|#[0-9a-f]{3}|rgb/i);
});

it.each(languageCodes)('escapes what a person is called (%s)', async (language) => {
  const { html } = await writeMail({ ...letter, language, name: '<img src=x onerror=alert(1)>' });
  expect(html).toContain('&lt;img src=x');
  expect(html).not.toContain('<img');
});

it('puts nothing about the church into what a person is called', async () => {
  const mail = await writeMail({ ...letter, language: 'en', name: '{phone} {{church}}' });
  const { text, html } = nameChurch(mail, starterIdentity);
  expect(text).toContain('Hello phone church,');
  expect(html).toContain('Hello phone church,');
});

describe('as it is sent', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'church-mail-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const send = async (mail: Mail) => {
    const named = nameChurch(mail, starterIdentity);
    await makeMailTransport({ dataDir }, () => undefined).send(named);
    const [name = ''] = readdirSync(join(dataDir, 'outbox'));
    return readFileSync(join(dataDir, 'outbox', name), 'utf8');
  };
  const headOf = (mail: string) => mail.split('\r\n\r\n')[0] ?? '';

  it('has both parts, the text first, and says its language', async () => {
    const mail = await send(await writeMail({ ...letter, language: 'de' }));
    expect(headOf(mail)).toMatch(/^Content-Language: de$/m);
    expect(headOf(mail)).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(mail.match(/^Content-Type: text\/\w+/gm)).toEqual([
      'Content-Type: text/plain',
      'Content-Type: text/html',
    ]);
  });

  it.each(['to', 'subject', 'name', 'link', 'language'] as const)(
    'gets no header by a line break in its %s',
    async (field) => {
      const bad = 'a\r\nBcc: b@example.org\r\n\r\nx';
      const at = (name: typeof field, good: string) => (field === name ? bad : good);
      const mail = await writeMail({
        to: at('to', letter.to),
        words: { ...words, subject: at('subject', 'Subject') },
        name: at('name', 'Ada'),
        link: at('link', letter.link),
        language: 'de',
      });
      const sent = await send({ ...mail, language: at('language', 'de') as 'de' });
      const head = headOf(sent);
      expect(head).not.toMatch(/^bcc:/im);
      expect(head).toMatch(/^MIME-Version: 1\.0$/m);
    },
  );
});

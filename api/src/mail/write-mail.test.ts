import { languageCodes } from 'contract/languages';
import { starterIdentity } from 'contract/starter-church';
import { nameChurch } from './church-in-mails';
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

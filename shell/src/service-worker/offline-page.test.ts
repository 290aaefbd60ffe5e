import { provideChurch } from 'contract/shown-church';
import { starterChurch } from 'contract/starter-church';
import type * as english from './offline/offline.texts';
import { writeOfflinePage } from './offline-page';

/** Fakes the module that the worker's build generates, with a German text of this test. */
jest.mock('./offline-words', () => {
  const texts = jest.requireActual<typeof english>('./offline/offline.texts');
  const german: typeof english.offlineTexts = {
    title: 'Keine Verbindung',
    note: 'Die Website ist nicht erreichbar.',
    tryAgain: 'Noch einmal versuchen',
    stillHere: 'Das kannst du trotzdem lesen',
    call: 'Ruf uns an:',
  };
  return { offlineWords: { en: texts.offlineTexts, de: german } };
});

const nonce = 'n';
const language = 'en';

it('says what can be read all the same, and whom to call', () => {
  const html = writeOfflinePage({
    pages: [{ path: '/help/contact', name: 'Contact &amp; more' }],
    nonce,
    language,
  });
  expect(html).toContain('<li><a href="/help/contact">Contact &amp; more</a></li>');
  expect(html).toContain('<h2>You can still read</h2>');
  expect(html).toContain('<a href="tel:+43512000000">+43 512 000000</a>');
  expect(html).toContain('<style nonce="n">');
});

it('names the church as it is published, and nothing of it is markup', () => {
  const contacts = [{ href: 'tel:+43"1', words: '<+43 1>' }];
  provideChurch({ ...starterChurch, name: 'Light & <Life>', contacts });
  const html = writeOfflinePage({ pages: [], nonce, language });
  provideChurch(undefined);
  expect(html).toContain('<p>Light &#38; &#60;Life&#62;</p>');
  expect(html).toContain('<a href="tel:+43&#34;1">&#60;+43 1&#62;</a>');
  expect(html).toContain(' · Light &#38; &#60;Life&#62;</title>');
});

it('is as dark as the device asks for, or as was chosen on it', () => {
  const html = writeOfflinePage({ pages: [], nonce, language });
  expect(html).toMatch(/prefers-color-scheme: dark\) { :root:not\(\[data-scheme=light\]\)/);
  expect(html).toMatch(/<script nonce="n">[^<]*localStorage/);
});

it('promises nothing when nothing was kept', () => {
  expect(writeOfflinePage({ pages: [], nonce, language })).not.toMatch(/<h2>|<ul>/);
});

it('speaks the language of the page that was asked for', () => {
  const html = writeOfflinePage({
    pages: [{ path: '/de', name: 'Willkommen' }],
    nonce,
    language: 'de',
  });
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('<h1>Keine Verbindung</h1>');
  expect(html).toContain('<h2>Das kannst du trotzdem lesen</h2>');
  expect(html).not.toMatch(/connection|You can/);
});

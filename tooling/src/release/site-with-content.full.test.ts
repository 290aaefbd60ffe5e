import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalContent, LocalEntry } from 'contract/content-entry';
import { readSnapshot, writeSnapshot } from 'contract/content-snapshot';
import { fewPagesOf, inBothLanguages, makeBuild as makeFakeBuild } from '../../testing/fake-build';
import { browserPackages } from '../packages';
import type { BrowserPackage } from '../packages';
import { changeReleases, publishBuilds, publishContent } from './release';
import { SiteFolder } from '../site/site-folder';
import { startCanary } from '../site/site-state';

let folder: string;
let site: SiteFolder;
const options = () => ({ site, say: () => undefined });

const read = (file: string) => readFileSync(join(site.path, file), 'utf8');
const home = (language = '') => read(join('current/pages', language, 'index.html'));
const version = () =>
  (JSON.parse(read('current/files/content/current.json')) as { version: string }).version;
const contentFile = (file: string) =>
  JSON.parse(read(join('content', version(), file))) as LocalContent;

const makeBuild = (name: BrowserPackage, release: string) =>
  makeFakeBuild(join(folder, 'builds', name, release), {
    name,
    version: release,
    pages: fewPagesOf(name),
  });

/** The shell's pages print the document's options and the public site's content. */
const makeShell = () =>
  inBothLanguages(
    makeBuild('shell', 'v1'),
    `exports.renderPage = async ({ path, content, remotes }) => ({ found: true, html:
       JSON.stringify({ path, content, given: remotes['public-site'].given?.() }) });
     exports.renderFrame = async ({ content }) => JSON.stringify({ content });`,
  );

/** A public site that shows messages on the home page. */
const makeSite = (
  release: string,
  pageContent = `{ home: { file: 'home', kinds: { messages: 1 } } }`,
) =>
  inBothLanguages(
    makeBuild('public-site', release),
    `const message = { id: 'a', title: '{language} of ${release}', passage: 'John 4', url: 'https://a', date: '2025-01-02' };
     let given;
     exports.routes = [{ id: 'home', path: '/' }, { id: 'contact', path: '/help/contact' }];
     exports.pageContent = ${pageContent};
     exports.starterContent = { programs: [], messages: [message, { ...message, id: 'b' }], testimonies: [], ministers: [], departments: [] };
     exports.provideContent = (content) => { given = content; };
     exports.given = () => given.messages.map(({ title }) => title);`,
  );

const makeOldSite = (release: string) =>
  inBothLanguages(makeBuild('public-site', release), `exports.version = '${release}';`);

async function layOut(publicSite: string) {
  const others = browserPackages.filter((name) => name !== 'shell' && name !== 'public-site');
  const builds = [makeShell(), publicSite, ...others.map((name) => makeBuild(name, 'v1'))];
  await publishBuilds(options(), builds, 'https://church.example.org');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  site = new SiteFolder(join(folder, 'site'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('shows what the builds came with, in both languages, and lays it out for browsers', async () => {
  await layOut(makeSite('v1'));
  const shown = (language: string, prefix: string) => ({
    path: '/',
    content: { version: version(), services: [], file: `/content/${version()}${prefix}/home.json` },
    given: [`${language} of v1`, `${language} of v1`],
  });
  expect(JSON.parse(home())).toEqual(shown('en', ''));
  expect(JSON.parse(home('de'))).toEqual(shown('de', '/de'));
  expect(JSON.parse(read('current/pages/help/contact/index.html'))).toMatchObject({
    content: { version: version(), services: [] },
  });
  expect(JSON.parse(read('current/pages/app.html'))).toEqual({
    content: { version: version(), services: [] },
  });
  expect(contentFile('de/home.json').messages).toMatchObject([{ title: 'de of v1' }]);
  expect(contentFile('messages.json').messages).toHaveLength(2);
  expect(existsSync(join(site.path, 'content', version(), 'home.json.br'))).toBe(true);
  const [message] = readSnapshot(read('current/snapshot.json')).messages;
  expect(message?.values['title']).toEqual({ en: 'en of v1', de: 'de of v1' });
});

it('shows what staff have published', async () => {
  await layOut(makeSite('v1'));
  const text = writeSnapshot({
    ...readSnapshot(read('current/snapshot.json')),
    messages: [
      {
        id: 'new',
        values: {
          title: { en: 'Published' },
          passage: { en: 'John 5' },
          url: 'https://b',
          date: '2026-01-02',
        },
        shownInEnglish: ['de'],
      },
    ],
  });
  const before = version();
  await publishContent(options(), async () => text);
  expect(version()).not.toBe(before);
  expect(JSON.parse(home('de'))).toMatchObject({ given: ['Published'] });
  expect(contentFile('de/home.json').messages).toMatchObject([{ language: 'en' }]);
  expect(read('current/snapshot.json')).toBe(text);
  // Open pages may still request the previous version.
  expect(readdirSync(join(site.path, 'content')).sort()).toEqual([before, version()].sort());
});

it('leaves out what this release cannot show, says so without its words, and shows the rest', async () => {
  await layOut(makeSite('v1'));
  const { messages } = readSnapshot(read('current/snapshot.json'));
  const [first, second] = messages.map((message) => structuredClone(message));
  const text = JSON.stringify({
    messages: [{ ...first, values: { ...first?.values, url: 'gone://secret' } }, second],
  });
  const said: string[] = [];
  const say = (words: string) => void said.push(words);
  await publishContent({ site, say }, async () => text);
  expect(JSON.parse(home())).toMatchObject({ given: ['en of v1'] });
  expect(contentFile('messages.json').messages.map(({ id }) => id)).toEqual(['b']);
  expect(read('current/snapshot.json')).toBe(text);
  expect(said).toContain(
    'Of messages/a, the entry is not shown: this release cannot show its url.',
  );
  expect(said.join()).not.toContain('secret');
});

it('shows a release from before there was content as it is', async () => {
  await layOut(makeOldSite('v1'));
  expect(JSON.parse(home())).toEqual({ path: '/' });
  expect(existsSync(join(site.path, 'content'))).toBe(false);
  expect(existsSync(join(site.path, 'current/files/content'))).toBe(false);
});

it('lays content out for the first release on trial that has it, beside one that has none', async () => {
  await layOut(makeOldSite('v1'));
  await tryRelease(makeSite('v2'));
  expect(JSON.parse(home())).toEqual({ path: '/', content: { version: version(), services: [] } });
  expect(contentFile('home.json').messages).toMatchObject([{ title: 'en of v2' }]);
});

it('lays out what a release on trial shows beside the stable one, whose words both show', async () => {
  await layOut(makeSite('v1'));
  await tryRelease(
    makeSite(
      'v2',
      `{ home: { file: 'home', kinds: { messages: 2, ministers: 3 } }, contact: { file: 'contact', kinds: { messages: 2 } } }`,
    ),
  );
  expect(JSON.parse(home())).toMatchObject({ given: ['en of v1', 'en of v1'] });
  expect(contentFile('home.json')).toEqual({
    messages: [expect.objectContaining({ title: 'en of v1' }) as LocalEntry<'messages'>],
    ministers: [],
  });
  expect(contentFile('contact.json').messages).toHaveLength(2);
});

const tryRelease = (build: string) =>
  changeReleases(options(), { did: 'canary', name: 'public-site', build }, (releases) =>
    startCanary(releases, 'v2', 50),
  );

/** Its frame shows the church's name; its pages have no content. */
const makeMembers = () =>
  inBothLanguages(
    makeBuild('member-area', 'v1'),
    `let church;
     exports.provideChurch = (given) => { church = given; };
     exports.church = () => church;`,
  );

const identity = (name: string, country: string) =>
  `{ id: 'identity', name: '${name}', motto: 'Shine', about: 'We', summary: 'We', vision: 'See',
     street: 'Way 1', postalCode: '6020', city: 'Innsbruck', country: '${country}', countryCode: 'AT',
     phone: '+43 512 1', officeEmail: 'office@church.example', liveStream: 'https://live.example' }`;

it('tells every page, those of the member area too, and the manifest who the church is', async () => {
  const code = `exports.pageContent = {}; exports.provideContent = () => {};
     exports.starterContent = { programs: [], messages: [], testimonies: [], ministers: [], departments: [],
       identity: [${identity('Light', '{language}-land')}] };`;
  const shell = inBothLanguages(
    makeBuild('shell', 'v1'),
    `exports.renderPage = async ({ content, remotes }) => ({ found: true, html:
       JSON.stringify({ identity: content.identity, member: remotes['member-area'].church() }) });
     exports.renderFrame = async ({ content }) => JSON.stringify({ identity: content.identity });
     exports.writeWebManifest = ({ name }) => name;`,
  );
  const publicSite = inBothLanguages(makeBuild('public-site', 'v1'), code);
  const builds = [shell, publicSite, makeMembers(), makeBuild('admin-console', 'v1')];
  await publishBuilds(options(), builds, 'https://church.example.org');
  expect(JSON.parse(home('de'))).toMatchObject({
    identity: { name: 'Light', country: 'de-land' },
    member: { name: 'Light', place: '6020 Innsbruck, de-land' },
  });
  expect(JSON.parse(read('current/pages/de/app.html'))).toMatchObject({
    identity: { country: 'de-land' },
  });
  expect(read('current/files/site.webmanifest')).toBe('Light');
  const shown = readSnapshot(read('current/snapshot.json'));
  const [entry] = shown.identity;
  if (!entry) throw new Error('There is no identity.');
  const renamed = { ...entry, values: { ...entry.values, name: 'Life', phone: '+43 512 2' } };
  await publishContent(options(), async () => writeSnapshot({ ...shown, identity: [renamed] }));
  expect(JSON.parse(home())).toMatchObject({
    identity: { name: 'Life' },
    member: {
      name: 'Life',
      contacts: [{ href: 'tel:+435122' }, { words: 'office@church.example' }],
    },
  });
  expect(read('current/files/site.webmanifest')).toBe('Life');
});

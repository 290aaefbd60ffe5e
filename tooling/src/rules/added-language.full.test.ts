import { cpSync, readFileSync } from 'node:fs';
import { ScratchCopy } from '../../testing/scratch-copy';

/** Browser packages that a language affects. */
const packages = [
  'contract',
  'shared-ui',
  'shell',
  'public-site',
  'member-area',
  'admin-console',
  'api',
  'tooling',
  'locales',
];

/** A third language, exactly as docs/add-a-language.md describes it, with the German texts. */
const entry = {
  file: 'contract/src/site/languages.ts',
  before: '} as const satisfies Record<string, LanguageFacts>;',
  text: "  fr: { name: 'Français', locale: 'fr-FR', offer: 'Lire en français', decline: 'Non merci' },\n",
};

jest.setTimeout(300_000);

let scratch: ScratchCopy;
beforeAll(() => {
  scratch = new ScratchCopy(packages);
  scratch.insert(entry);
  cpSync(scratch.path('locales/de'), scratch.path('locales/fr'), { recursive: true });
  translate('contract/site/language.texts.ts', { "'de'": "'fr'", "'de-AT'": "'fr-FR'" });
  translate('shell/service-worker/offline/offline.texts.ts', {
    'Keine Verbindung': 'Pas de connexion',
  });
});
afterAll(() => scratch.remove());

/** Changes German phrases of a module in the third language's folder. */
function translate(module: string, words: Readonly<Record<string, string>>): void {
  const file = `locales/fr/${module}`;
  const translated = Object.entries(words).reduce(
    (text, [german, french]) => text.replaceAll(german, french),
    readFileSync(scratch.path(file), 'utf8'),
  );
  scratch.write(file, translated);
}

it('compiles with that entry and the folder alone', async () => {
  const folders = [
    'contract/src',
    'shared-ui/src',
    'shell/src',
    'public-site/src',
    'member-area/src',
  ];
  const result = await scratch.compile('shell', [...folders, 'locales/fr']);
  expect(result).toEqual({ code: 0, output: '' });
});

/** Builds the shell for the server in that language, and renders the frame of a page. */
const render = `
import webpack from 'webpack';
import { serverConfig } from './src/webpack/webpack-config.ts';
import { loadServerBuild } from './src/server-build.ts';
const folder = process.cwd() + '/shell/dist';
const config = serverConfig({ name: 'shell', version: 'v1', mode: 'production', folder, texts: { language: 'fr' } });
webpack({ ...config, cache: false }).run(async (error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  const shell = loadServerBuild('shell', folder + '/server/fr/index.cjs');
  const script = { href: '/main.js', integrity: 'sha384-' };
  const parts = { origin: 'https://church.example', registry: {}, script, styles: [], preloads: () => [] };
  console.log(await shell.renderFrame(parts), shell.writeWebManifest());
});
`;

it('renders a page in it, which leads to the pages of that language and to the other languages', async () => {
  scratch.write('tooling/render.mts', render);
  const { output } = await scratch.run('tsx', 'tooling/render.mts');
  expect(output).toContain('<html lang="fr"');
  expect(output).toContain('href="/fr/help/contact"');
  expect(output).toMatch(/<a [^>]*href="\/"[^>]* lang="en"/);
  expect(output).toMatch(/<a [^>]*href="\/de"[^>]* lang="de"/);
  expect(output).toContain('<link rel="manifest" href="/fr/site.webmanifest">');
  expect(output).toContain('"start_url": "/fr"');
});

/** Builds the service worker, which is one for all languages. */
const buildWorker = `
import { readFileSync } from 'node:fs';
import webpack from 'webpack';
import { serviceWorkerConfig } from './src/webpack/webpack-config.ts';
const folder = process.cwd() + '/shell/dist';
const config = serviceWorkerConfig({ name: 'shell', version: 'v1', mode: 'production', folder });
webpack({ ...config, cache: false }).run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  console.log(readFileSync(folder + '/service-worker/service-worker.js', 'utf8'));
});
`;

it('says in it, as in the others, that there is no connection', async () => {
  scratch.write('tooling/worker.mts', buildWorker);
  const { output } = await scratch.run('tsx', 'tooling/worker.mts');
  expect(output).toContain('No connection');
  expect(output).toContain('Keine Verbindung');
  expect(output).toContain('Pas de connexion');
});

/** Composes an email as the server does if staff have published no text for it. */
const compose = `
import { pathIn } from 'contract/languages';
import { getMailText } from './src/content/mail-texts/mail-text.ts';
import { writeTextMail } from './src/content/mail-texts/write-text-mail.ts';
const link = 'https://church.example' + pathIn('fr', '/reset-password/token');
const text = await getMailText('reset', 'fr', undefined);
console.log(JSON.stringify(await writeTextMail('reset', text, { to: 'a@example.org', link })));
`;

it('writes mails in it, which lead to the pages of that language', async () => {
  scratch.write('api/compose.mts', compose);
  const { output } = await scratch.run('tsx', 'api/compose.mts');
  expect(JSON.parse(output.slice(output.indexOf('{')))).toMatchObject({
    language: 'fr',
    text: expect.stringContaining('https://church.example/fr/reset-password/token'),
    html: expect.stringContaining('<html lang="fr">'),
  });
});

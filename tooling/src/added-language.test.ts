import { cpSync, readFileSync } from 'node:fs';
import { ScratchCopy } from '../testing/scratch-copy';

/** What a language reaches in the browser. */
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

/** A third language, exactly as docs/add-a-language.md says; its texts are the German ones. */
const additions = [
  {
    file: 'contract/src/site/languages.ts',
    before: '} as const satisfies Record<string, LanguageFacts>;',
    text: "  fr: { name: 'Français', locale: 'fr-FR', offer: 'Lire en français', decline: 'Non merci' },\n",
  },
  {
    file: 'shell/src/service-worker/offline-words.ts',
    before: 'import { offlineTexts as english }',
    text: "import { offlineTexts as french } from 'locales/fr/shell/service-worker/offline/offline.texts';\n",
  },
  {
    file: 'shell/src/service-worker/offline-words.ts',
    before: ' };',
    text: ', fr: french',
  },
];

jest.setTimeout(300_000);

let scratch: ScratchCopy;
beforeAll(() => {
  scratch = new ScratchCopy(packages);
  for (const addition of additions) scratch.insert(addition);
  cpSync(scratch.path('locales/de'), scratch.path('locales/fr'), { recursive: true });
  const language = 'locales/fr/contract/site/language.texts.ts';
  const german = readFileSync(scratch.path(language), 'utf8');
  scratch.write(language, german.replaceAll("'de'", "'fr'").replaceAll("'de-AT'", "'fr-FR'"));
});
afterAll(() => scratch.remove());

it('compiles with those lines and the folder alone', async () => {
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
import { serverConfig } from './src/webpack-config.ts';
import { loadServerBuild } from './src/server-build.ts';
const folder = process.cwd() + '/shell/dist';
const config = serverConfig({ name: 'shell', version: 'v1', mode: 'production', folder, language: 'fr' });
webpack({ ...config, cache: false }).run(async (error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  const shell = loadServerBuild('shell', folder + '/server/fr/index.cjs');
  const script = { href: '/main.js', integrity: 'sha384-' };
  const parts = { origin: 'https://church.example', registry: {}, script, styles: [], preloads: () => [] };
  console.log(await shell.renderFrame(parts));
});
`;

it('renders a page in it, which leads to the pages of that language and to the other languages', async () => {
  scratch.write('tooling/render.mts', render);
  const { output } = await scratch.run('tsx', 'tooling/render.mts');
  expect(output).toContain('<html lang="fr"');
  expect(output).toContain('href="/fr/help/contact"');
  expect(output).toMatch(/<a [^>]*href="\/"[^>]* lang="en"/);
  expect(output).toMatch(/<a [^>]*href="\/de"[^>]* lang="de"/);
});

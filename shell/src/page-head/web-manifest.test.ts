import type * as module from './web-manifest';

/** Reads the manifest as the build of a language writes it; `about` stands for the church's whole identity. */
function manifestIn(language: string, about: string): string {
  let written = '';
  jest.isolateModules(() => {
    jest.doMock('contract/site/language.texts', () => ({ language, locale: language }));
    jest.doMock('contract/site/church.texts', () => ({
      ...jest.requireActual<object>('contract/site/church.texts'),
      about,
    }));
    written = jest.requireActual<typeof module>('./web-manifest').writeWebManifest();
  });
  return written;
}

it('is in English what devices that have the site know, to the byte', () => {
  expect(manifestIn('en', 'A church')).toBe(`{
  "name": "Alpine Light Church, Innsbruck",
  "short_name": "Alpine Light Church",
  "start_url": "/",
  "display": "standalone",
  "background_color": "#fbf7ee",
  "theme_color": "#1b2450",
  "icons": [
    {
      "src": "/icon-192.png",
      "sizes": "192x192",
      "type": "image/png"
    },
    {
      "src": "/icon-512.png",
      "sizes": "512x512",
      "type": "image/png"
    },
    {
      "src": "/icon-512.png",
      "sizes": "512x512",
      "type": "image/png",
      "purpose": "maskable"
    }
  ]
}
`);
});

it('opens the same app in another language at the home page of that language', () => {
  const english = JSON.parse(manifestIn('en', 'A church')) as object;
  expect(JSON.parse(manifestIn('de', 'Eine Gemeinde'))).toEqual({
    ...english,
    id: '/',
    scope: '/',
    lang: 'de',
    description: 'Eine Gemeinde',
    start_url: '/de',
  });
});

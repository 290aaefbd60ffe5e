import { church } from 'contract/church';
import { language, localPath } from 'contract/language';
import { firstLanguage } from 'contract/languages';

/** What stands on the home screen of a device that has the site there, in the language of this build. */
export const writeWebManifest = (): string => `${JSON.stringify(manifest, null, 2)}\n`;

/** The app is one in all languages. These are what English has by default, and it does not say them. */
const sameApp = { id: '/', scope: '/' } as const;

/** The colours and the pictures are those of the mark (generators/art/marks.ts). */
const manifest = {
  ...(language !== firstLanguage && { ...sameApp, lang: language }),
  name: `${church.name}, ${church.city}`,
  short_name: church.name,
  ...(language !== firstLanguage && { description: church.about }),
  start_url: localPath('/'),
  display: 'standalone',
  background_color: '#fbf7ee',
  theme_color: '#1b2450',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

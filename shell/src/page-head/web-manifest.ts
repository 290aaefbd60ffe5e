import type { LocalEntry } from 'contract/content-entry';
import { language, localPath } from 'contract/language';
import { firstLanguage } from 'contract/languages';
import { starterIdentity } from 'contract/starter-church';

/**
 * What stands on the home screen of a device that has the site there, in the language of this build.
 * @param identity undefined where the live releases have none for their pages
 */
export const writeWebManifest = (identity: Identity = starterIdentity): string =>
  `${JSON.stringify(makeManifest(identity), null, 2)}\n`;

type Identity = LocalEntry<'identity'>;

/** The app is one in all languages. These are what English has by default, and it does not say them. */
const sameApp = { id: '/', scope: '/' } as const;

/** The colours and the pictures are those of the mark (lab/generators/art/marks.ts). */
const makeManifest = ({ name, city, about }: Identity) => ({
  ...(language !== firstLanguage && { ...sameApp, lang: language }),
  name: `${name}, ${city}`,
  short_name: name,
  ...(language !== firstLanguage && { description: about }),
  start_url: localPath('/'),
  display: 'standalone',
  background_color: '#fbf7ee',
  theme_color: '#1b2450',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

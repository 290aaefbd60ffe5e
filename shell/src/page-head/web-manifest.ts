import type { LocalEntry } from 'contract/content-entry';
import { language, localPath } from 'contract/language';
import { firstLanguage } from 'contract/languages';
import { starterIdentity } from 'contract/starter-church';

/**
 * Describes the installed site on a device's home screen, in the language of this build.
 * @param identity undefined where the live releases have none for their pages
 */
export const writeWebManifest = (identity: Identity = starterIdentity): string =>
  `${JSON.stringify(makeManifest(identity), null, 2)}\n`;

type Identity = LocalEntry<'identity'>;

/** All languages share one app. These values are the defaults of the English manifest, which therefore omits them. */
const sameApp = { id: '/', scope: '/' } as const;

/** Colours and icons are those of the mark (lab/generators/art/marks.ts). */
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

import type { LocalEntry } from 'contract/content-entry';
import { language, localPath } from 'contract/language';
import type { Thing } from 'contract/structured-data';
import { getEntry } from '../shown-content/page-content';
import { openGraphPicture } from '../content/pictures/open-graph-picture';

/** A short reference to the church as a publisher or an organiser. */
export const nameChurch = (origin: string): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: getEntry('identity').name,
  url: origin + localPath('/'),
  logo: `${origin}/icon-512.png`,
});

/** In schema.org a church is a place, so the publisher is a separate organisation. */
export function describeChurch(origin: string): readonly Thing[] {
  const church = getEntry('identity');
  const address = describeAddress(church);
  return [
    {
      '@type': 'Church',
      '@id': `${origin}/#church`,
      name: church.name,
      slogan: church.motto,
      description: church.about,
      url: origin + localPath('/'),
      telephone: church.phone,
      image: origin + openGraphPicture.src,
      logo: `${origin}/icon-512.png`,
      address,
      isAccessibleForFree: true,
      publicAccess: true,
    },
    {
      ...nameChurch(origin),
      email: church.officeEmail,
      telephone: church.phone,
      address,
      location: { '@id': `${origin}/#church` },
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}${localPath('/')}#website`,
      name: church.name,
      url: origin + localPath('/'),
      inLanguage: language,
      publisher: { '@id': `${origin}/#organization` },
    },
  ];
}

const describeAddress = (church: LocalEntry<'identity'>) => ({
  '@type': 'PostalAddress',
  streetAddress: church.street,
  postalCode: church.postalCode,
  addressLocality: church.city,
  addressCountry: church.countryCode,
});

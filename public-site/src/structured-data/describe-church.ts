import { church } from 'contract/church';
import { language, localPath } from 'contract/language';
import type { Thing } from 'contract/structured-data';
import { openGraphPicture } from '../content/pictures/open-graph-picture';

/** Names the church where another thing needs a publisher or an organiser. */
export const nameChurch = (origin: string): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: church.name,
  url: origin + localPath('/'),
  logo: `${origin}/icon-512.png`,
});

/** For schema.org a church is a place; the people who meet there and publish are an organisation. */
export const describeChurch = (origin: string): readonly Thing[] => [
  {
    '@type': 'Church',
    '@id': `${origin}/#church`,
    name: church.name,
    slogan: church.motto,
    description: church.about,
    url: origin + localPath('/'),
    telephone: church.phone.display,
    image: origin + openGraphPicture.src,
    logo: `${origin}/icon-512.png`,
    address,
    isAccessibleForFree: true,
    publicAccess: true,
  },
  {
    ...nameChurch(origin),
    email: church.emails[0],
    telephone: church.phone.display,
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

const address = {
  '@type': 'PostalAddress',
  streetAddress: church.address.street,
  postalCode: church.address.postalCode,
  addressLocality: church.address.city,
  addressCountry: church.address.countryCode,
};

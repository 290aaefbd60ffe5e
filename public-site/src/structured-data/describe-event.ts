import { localPath } from 'contract/language';
import type { Thing } from 'contract/structured-data';
import { getEntry } from '../shown-content/page-content';
import { openGraphPicture } from '../content/pictures/open-graph-picture';
import { getProgram } from '../programs/programs';
import type { Program } from '../programs/programs';
import { registrationPath } from '../programs/registration-path';
import { nameChurch } from './describe-church';

/**
 * A programme with all properties that Google's documentation of events requires or recommends, as far as they are
 * known.
 */
export const describeEvent = (event: Program, origin: string): Thing => ({
  '@type': 'Event',
  '@id': `${origin}${idOf(event)}`,
  name: event.name,
  description: event.summary,
  url: origin + localPath(event.page ?? '/'),
  image: origin + openGraphPicture.src,
  startDate: event.start,
  endDate: event.end,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  isAccessibleForFree: true,
  location: {
    '@type': 'Place',
    name: event.place,
    address: {
      '@type': 'PostalAddress',
      addressLocality: getEntry('identity').city,
      addressCountry: getEntry('identity').countryCode,
    },
  },
  organizer: nameChurch(origin),
  performer: nameChurch(origin),
  ...(event.registration !== 'closed' && { offers: describeOffer(event, origin) }),
});

/** A vision page shows one programme at a time; the others have ids on the home page. */
const idOf = ({ id, page }: Program) =>
  page && getProgram(page)?.id === id ? `${page}#event` : `/#${id}`;

const describeOffer = ({ program, registration }: Program, origin: string) => ({
  '@type': 'Offer',
  price: 0,
  priceCurrency: 'EUR',
  availability: `https://schema.org/${registration === 'open' ? 'InStock' : 'SoldOut'}`,
  url: origin + localPath(registrationPath(program)),
});

import { church } from 'contract/church';
import { localPath } from 'contract/language';
import type { Thing } from 'contract/structured-data';
import type { ChurchEvent } from '../content/events';
import { openGraphPicture } from '../content/pictures/open-graph-picture';
import { registrationPath } from '../programs/registration-path';
import { nameChurch } from './describe-church';

/** A programme with everything that Google's documentation of events requires or recommends and the church knows. */
export const describeEvent = (event: ChurchEvent, origin: string): Thing => ({
  '@type': 'Event',
  '@id': `${origin}${event.page}#event`,
  name: event.name,
  description: event.summary,
  url: origin + localPath(event.page),
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
      addressLocality: church.address.city,
      addressCountry: church.address.countryCode,
    },
  },
  organizer: nameChurch(origin),
  performer: nameChurch(origin),
  offers: {
    '@type': 'Offer',
    price: 0,
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    url: origin + localPath(registrationPath(event.program)),
  },
});

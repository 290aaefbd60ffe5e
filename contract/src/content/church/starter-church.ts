import type { LocalEntry } from '../content-entry';
import { church } from '../../site/church';
import { about, country, motto, summary, vision } from '../../site/church.texts';
import { toShownChurch } from './church-of';

const { name, address, phone, emails, liveStreamUrl } = church;
const { street, postalCode, city, countryCode } = address;
const [officeEmail, prayerEmail] = emails;

/** The church's identity until staff publish another, in the language of the build. */
export const starterIdentity: LocalEntry<'identity'> = {
  ...{ id: 'identity', name, motto, about, summary, vision },
  ...{ street, postalCode, city, country, countryCode },
  ...{ phone: phone.display, officeEmail, prayerEmail, liveStream: liveStreamUrl },
};

/** The starter identity as the frame shows it. */
export const starterChurch = toShownChurch(starterIdentity);

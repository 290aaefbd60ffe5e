import { churchName } from './church-name';
import { about, children, country, motto, services, stepFreeEntrance } from './church.texts';

/**
 * The church's identity (requirements 10.7), until its staff publish another. Every value is a sample. The bank details
 * are examples that banks publish.
 */
export const church = {
  name: churchName,
  city: 'Innsbruck',
  motto,
  address: {
    street: 'Musterstraße 1',
    postalCode: '6020',
    city: 'Innsbruck',
    country,
    countryCode: 'AT',
  },
  phone: { display: '+43 512 000000', uri: 'tel:+43512000000' },
  emails: ['office@church.example.org', 'prayer@church.example.org'],
  liveStreamUrl: 'https://video.example.org/live',
  /** Requirements 2.3. Times are local to Innsbruck. `start` is the same time as data (`ServiceStart`). */
  serviceTimes: [
    { ...services.sunday, start: { weekday: 0, clock: '10:00' } },
    { ...services.midweek, start: { weekday: 2, clock: '19:00' } },
    { ...services.vigil, start: { weekday: 5, clock: '22:00', weeks: [1, 2, 3] } },
  ],
  about,
} as const;

/**
 * The accounts for gifts, until staff publish others. Separate, like the following constants, because one page shows
 * them and every page loads `church`.
 */
export const bankAccounts = {
  euro: {
    holder: 'Alpine Light Church',
    bank: 'Sample Bank Innsbruck',
    iban: 'AT61 1904 3002 3457 3201',
    bic: 'SAMPATWWXXX',
  },
  naira: {
    holder: 'Alpine Light Church Lagos',
    bank: 'Sample Bank Lagos',
    accountNumber: '0000000000',
    sortCode: '000000000',
  },
} as const;

/**
 * What visitors ask before their first visit; separate for the same reason. All values are samples; the lengths of
 * services and the doors are those of the printed booklets.
 */
export const firstVisit = {
  /** Approximate duration of Sunday worship, in hours. */
  sundayHours: 2,
  /** Minutes before the service at which ushers stand at the door. */
  doorsOpen: 30,
  children,
  stepFreeEntrance,
  bus: { stop: 'Musterplatz', line: 'X', minutesOnFoot: 3 },
  station: { minutesOnFoot: 15 },
  parking: { name: 'Mustergarage', minutesOnFoot: 5, reservedPlaces: 2 },
} as const;

/** Separate, because no page shows them and every page loads `church`. */
export const churchBranches = [
  'Innsbruck, Austria',
  'Lagos, Nigeria',
  'Monrovia, Liberia',
] as const;

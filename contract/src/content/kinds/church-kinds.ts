import { weekdayNames } from '../../site/services/service-starts';

/** The church's identity, which the frame of every page shows. Part of `contentKinds`. */
const identityKind = {
  /** A proper name, the same in all languages. */
  name: { type: 'line', maxLength: 80 },
  motto: { type: 'line', maxLength: 120, isTranslated: true },
  /** Shown in the footer. */
  about: { type: 'paragraphs', maxLength: 400, isTranslated: true },
  /** Description of the home page for search engines. */
  summary: { type: 'paragraphs', maxLength: 300, isTranslated: true },
  vision: { type: 'paragraphs', maxLength: 600, isTranslated: true },
  street: { type: 'line', maxLength: 120 },
  postalCode: { type: 'line', maxLength: 12 },
  city: { type: 'line', maxLength: 80 },
  country: { type: 'line', maxLength: 60, isTranslated: true },
  /** ISO 3166-1, for search engines. */
  countryCode: { type: 'line', maxLength: 2, check: 'country' },
  phone: { type: 'line', maxLength: 30, check: 'phone' },
  /** Also the sender of the site's emails. */
  officeEmail: { type: 'line', maxLength: 120, check: 'email' },
  prayerEmail: { type: 'line', maxLength: 120, check: 'email', isOptional: true },
  whatsApp: { type: 'line', maxLength: 30, check: 'phone', isOptional: true },
  liveStream: { type: 'link' },
} as const;

/** Facts about the church. Part of `contentKinds`, which checks the declarations. */
export const churchKinds = {
  /** The bank accounts for gifts (requirements 2.5). */
  giving: {
    fields: {
      /** A SEPA QR code has room for 70 characters. */
      euroHolder: { type: 'line', maxLength: 70 },
      euroBank: { type: 'line', maxLength: 70 },
      iban: { type: 'line', maxLength: 60, check: 'iban' },
      bic: { type: 'line', maxLength: 20, check: 'bic' },
      nairaHolder: { type: 'line', maxLength: 70 },
      nairaBank: { type: 'line', maxLength: 70 },
      accountNumber: { type: 'line', maxLength: 40 },
      sortCode: { type: 'line', maxLength: 40 },
    },
    title: 'euroHolder',
    order: 'by-hand',
    maxEntries: 1,
    isSingle: true,
    isOfChurch: true,
  },
  /** The regular services (requirements 2.3): their texts, and the data from which the next service is calculated. */
  services: {
    fields: {
      name: { type: 'line', maxLength: 80, isTranslated: true },
      /** The text that visitors read. */
      time: { type: 'line', maxLength: 120, isTranslated: true },
      weekday: { type: 'choice', options: weekdayNames },
      /** Local time in Innsbruck. */
      clock: { type: 'line', maxLength: 5, check: 'clock' },
      /** In which weeks of the month the service takes place, 1 for the first such weekday; empty means every week. */
      weeks: { type: 'line', maxLength: 14, check: 'weeks', isOptional: true },
      /** Duration; two hours if it is empty. */
      minutes: { type: 'line', maxLength: 3, check: 'minutes', isOptional: true },
    },
    title: 'name',
    order: 'by-hand',
    maxEntries: 12,
    isNeeded: true,
  },
  identity: {
    fields: identityKind,
    title: 'name',
    order: 'by-hand',
    maxEntries: 1,
    isSingle: true,
    isOfChurch: true,
  },
} as const;

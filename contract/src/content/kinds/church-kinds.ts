import { weekdayNames } from '../../site/services/service-starts';

/** Who the church is: every page's frame tells of it. Part of `contentKinds`. */
const identityKind = {
  /** A name of its own, the same in all languages. */
  name: { type: 'line', maxLength: 80 },
  motto: { type: 'line', maxLength: 120, isTranslated: true },
  /** In the footer. */
  about: { type: 'paragraphs', maxLength: 400, isTranslated: true },
  /** What a search engine shows of the home page. */
  summary: { type: 'paragraphs', maxLength: 300, isTranslated: true },
  vision: { type: 'paragraphs', maxLength: 600, isTranslated: true },
  street: { type: 'line', maxLength: 120 },
  postalCode: { type: 'line', maxLength: 12 },
  city: { type: 'line', maxLength: 80 },
  country: { type: 'line', maxLength: 60, isTranslated: true },
  /** ISO 3166-1, for search engines. */
  countryCode: { type: 'line', maxLength: 2, check: 'country' },
  phone: { type: 'line', maxLength: 30, check: 'phone' },
  /** Also the sender of the site's mails. */
  officeEmail: { type: 'line', maxLength: 120, check: 'email' },
  prayerEmail: { type: 'line', maxLength: 120, check: 'email', isOptional: true },
  whatsApp: { type: 'line', maxLength: 30, check: 'phone', isOptional: true },
  liveStream: { type: 'link' },
} as const;

/** What the church says of itself. Part of `contentKinds`, which checks the declarations. */
export const churchKinds = {
  /** Where gifts go (requirements 2.5). */
  giving: {
    fields: {
      /** As many characters as a SEPA code has room for. */
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
  /** When the church meets (requirements 2.3): in words, and as the line of the next service is reckoned from it. */
  services: {
    fields: {
      name: { type: 'line', maxLength: 80, isTranslated: true },
      /** As it is told. */
      time: { type: 'line', maxLength: 120, isTranslated: true },
      weekday: { type: 'choice', options: weekdayNames },
      /** By Innsbruck's clock. */
      clock: { type: 'line', maxLength: 5, check: 'clock' },
      /** In which weeks of a month, 1 for its first such weekday; in all where it is empty. */
      weeks: { type: 'line', maxLength: 14, check: 'weeks', isOptional: true },
      /** How long it takes; two hours where it is empty. */
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

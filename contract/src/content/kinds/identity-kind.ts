/** Who the church is: every page's frame tells of it. Part of `contentKinds`. */
export const identityKind = {
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

const words = { isTranslated: true } as const;
const line = { type: 'line', maxLength: 120, ...words } as const;
const paragraphs = { type: 'paragraphs', maxLength: 1200, ...words } as const;
const rich = { type: 'rich', maxLength: 40_000, ...words } as const;
const optional = { isOptional: true } as const;

/**
 * The texts of single pages. Code adds the facts about the church and about the server. Part of `contentKinds`, which
 * checks the declarations.
 */
export const textKinds = {
  /** The texts of Give Now beside the accounts (requirements 2.5). */
  gifts: {
    fields: {
      intro: paragraphs,
      verse: paragraphs,
      /** The Bible reference of the verse. */
      reference: line,
      /** How to send a cheque; the address follows it. */
      cheque: paragraphs,
      /** The payment reference in the QR code for banking apps, at most 140 characters in EPC069-12. */
      purpose: { ...line, maxLength: 140 },
    },
    title: 'intro',
    order: 'by-hand',
    maxEntries: 1,
    isSingle: true,
  },
  /** The vision of the two city events, which both pages show (requirements 2.9). */
  vision: {
    fields: {
      intro: paragraphs,
      vision: paragraphs,
      verse: paragraphs,
      reference: line,
      mission: paragraphs,
      /** A heading for each element, with its description below. */
      elements: { ...rich, ...optional },
      callTitle: line,
      call: paragraphs,
      volunteers: paragraphs,
      goals: { ...rich, ...optional },
      tips: { ...rich, ...optional },
      means: { ...rich, ...optional },
    },
    title: 'intro',
    order: 'by-hand',
    maxEntries: 1,
    isSingle: true,
  },
  /** Answers to what people ask before their first visit. */
  visit: {
    fields: {
      intro: paragraphs,
      /** A heading for each question, with its answer below. */
      answers: rich,
      /** What the church offers to children. */
      children: paragraphs,
      /** One line per children's group: name, ages and time, separated by semicolons. */
      groups: { ...paragraphs, ...optional },
      byBus: { ...paragraphs, ...optional },
      byTrain: { ...paragraphs, ...optional },
      byCar: { ...paragraphs, ...optional },
      /** Whom to ask for what the page does not answer. */
      ask: paragraphs,
      /** Facilities for visitors, one per line, for search engines. */
      amenities: { ...paragraphs, ...optional },
    },
    title: 'intro',
    order: 'by-hand',
    maxEntries: 1,
    isSingle: true,
  },
  /** Numbers to call at once, which the thanks for a request for help and mails about it name. */
  'help-lines': {
    fields: {
      title: line,
      intro: paragraphs,
      /** One line per number: country, number and who answers, separated by semicolons. */
      lines: paragraphs,
    },
    title: 'title',
    order: 'by-hand',
    maxEntries: 1,
    isSingle: true,
    isOfChurch: true,
  },
  imprint: {
    fields: { intro: paragraphs, body: rich },
    title: 'intro',
    order: 'by-hand',
    maxEntries: 1,
    isSingle: true,
  },
  privacy: {
    fields: {
      intro: paragraphs,
      /** The legal basis for storing data. */
      basis: rich,
      rights: rich,
      /** Further sections that a church needs, with headings of their own. */
      others: { ...rich, ...optional },
    },
    title: 'intro',
    order: 'by-hand',
    maxEntries: 1,
    isSingle: true,
  },
} as const;

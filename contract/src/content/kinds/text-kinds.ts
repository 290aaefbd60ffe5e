const words = { isTranslated: true } as const;
const line = { type: 'line', maxLength: 120, ...words } as const;
const paragraphs = { type: 'paragraphs', maxLength: 1200, ...words } as const;
const rich = { type: 'rich', maxLength: 40_000, ...words } as const;
const optional = { isOptional: true } as const;

/**
 * The texts of single pages. What such a page tells of the church or of what the server does is
 * made by code. Part of `contentKinds`, which checks the declarations.
 */
export const textKinds = {
  /** What Give Now says beside the accounts (requirements 2.5). */
  gifts: {
    fields: {
      intro: paragraphs,
      verse: paragraphs,
      /** Where it stands in the Bible. */
      reference: line,
      /** How to send a cheque; the address follows. */
      cheque: paragraphs,
      /** What a transfer says that is made by the code for banking apps: as EPC069-12 allows. */
      purpose: { ...line, maxLength: 140 },
    },
    title: 'intro',
    order: 'by-hand',
    maxEntries: 1,
    isSingle: true,
  },
  /** The vision of the two city events, the same on both pages (requirements 2.9). */
  vision: {
    fields: {
      intro: paragraphs,
      vision: paragraphs,
      verse: paragraphs,
      reference: line,
      mission: paragraphs,
      /** A heading for each element, and what there is to say of it below. */
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
  /** What visitors ask before the first visit. */
  visit: {
    fields: {
      intro: paragraphs,
      /** A heading for each question, and its answer below. */
      answers: rich,
      /** What awaits children. */
      children: paragraphs,
      /** A line for each of their groups: its name, its ages and its time, with semicolons between. */
      groups: { ...paragraphs, ...optional },
      byBus: { ...paragraphs, ...optional },
      byTrain: { ...paragraphs, ...optional },
      byCar: { ...paragraphs, ...optional },
      /** Who answers what stands nowhere on the page. */
      ask: paragraphs,
      /** What there is for visitors, a line for each: for search engines. */
      amenities: { ...paragraphs, ...optional },
    },
    title: 'intro',
    order: 'by-hand',
    maxEntries: 1,
    isSingle: true,
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
      /** On what legal basis data are kept. */
      basis: rich,
      rights: rich,
      /** What else a church has to say, with headings of its own. */
      others: { ...rich, ...optional },
    },
    title: 'intro',
    order: 'by-hand',
    maxEntries: 1,
    isSingle: true,
  },
} as const;

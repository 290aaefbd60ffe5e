/** The sounds that come with the site, by their names below `/downloads/mp3s`. public-site knows their lengths. */
const siteSounds = ['the-door-is-open', 'a-lamp-for-one-step', 'one-more-chair'] as const;

/** The languages that sermons are given in, by BCP 47. */
const spokenLanguages = ['en', 'de', 'yo', 'ig', 'kpe'] as const;

/**
 * Sermons to hear and to keep (requirements 2.6). Part of `contentKinds`, which checks the
 * declaration.
 */
export const sermonKind = {
  fields: {
    title: { type: 'line', maxLength: 160, isTranslated: true },
    /** By role (requirements 10.8). */
    preacher: { type: 'line', maxLength: 80, isTranslated: true },
    /** What it is about in the Bible. */
    passage: { type: 'line', maxLength: 120, isTranslated: true },
    date: { type: 'date' },
    audio: { type: 'media', media: 'audio', ownFiles: siteSounds },
    spokenIn: { type: 'choice', options: spokenLanguages },
    /** What is said, for those who read rather than hear: each line is a paragraph. */
    transcript: { type: 'paragraphs', maxLength: 4000, isTranslated: true, isOptional: true },
    /** For podcast apps: each line is the time at which one begins, and its title. */
    chapters: { type: 'paragraphs', maxLength: 2000, isTranslated: true, isOptional: true },
  },
  title: 'title',
  order: { by: 'date', direction: 'down' },
  maxEntries: 1000,
} as const;

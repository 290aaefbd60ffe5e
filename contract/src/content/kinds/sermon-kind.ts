/** Names of the audio files that come with the site, below `/downloads/mp3s`. public-site knows their durations. */
const siteSounds = ['the-door-is-open', 'a-lamp-for-one-step', 'one-more-chair'] as const;

/** Languages of sermons, as BCP 47 tags. */
const spokenLanguages = ['en', 'de', 'yo', 'ig', 'kpe'] as const;

/** Sermons to listen to and to download (requirements 2.6). Part of `contentKinds`, which checks the declaration. */
export const sermonKind = {
  fields: {
    title: { type: 'line', maxLength: 160, isTranslated: true },
    /** A role, not a name (requirements 10.8). */
    preacher: { type: 'line', maxLength: 80, isTranslated: true },
    /** The Bible passage that it is about. */
    passage: { type: 'line', maxLength: 120, isTranslated: true },
    date: { type: 'date' },
    audio: { type: 'media', media: 'audio', ownFiles: siteSounds },
    spokenIn: { type: 'choice', options: spokenLanguages },
    /** The spoken text, for people who read it; each line is a paragraph. */
    transcript: { type: 'paragraphs', maxLength: 4000, isTranslated: true, isOptional: true },
    /** Chapters for podcast apps: each line has a start time and a title. */
    chapters: { type: 'paragraphs', maxLength: 2000, isTranslated: true, isOptional: true },
  },
  title: 'title',
  order: { by: 'date', direction: 'down' },
  maxEntries: 1000,
} as const;

/**
 * Pictures that are shown for themselves. Part of `contentKinds`, which checks the declarations.
 */
export const pictureKinds = {
  /** The home page's slideshow, each with its verse (requirements 2.4). The first is what a visitor sees first. */
  slides: {
    fields: {
      words: { type: 'paragraphs', maxLength: 200, isTranslated: true },
      /** Where they stand in the Bible. */
      reference: { type: 'line', maxLength: 80, isTranslated: true },
      picture: { type: 'picture', folder: 'hero' },
    },
    title: 'reference',
    order: 'by-hand',
    maxEntries: 12,
    isNeeded: true,
  },
  /** Requirements 2.5. */
  gallery: {
    fields: {
      caption: { type: 'line', maxLength: 120, isTranslated: true },
      picture: { type: 'picture', folder: 'gallery' },
    },
    title: 'caption',
    order: 'by-hand',
    maxEntries: 300,
    isNeeded: true,
  },
} as const;

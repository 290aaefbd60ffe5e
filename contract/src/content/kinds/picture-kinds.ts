/** Kinds whose entries are pictures. Part of `contentKinds`, which checks the declarations. */
export const pictureKinds = {
  /** The home page's slideshow, each picture with a verse (requirements 2.4). Visitors see the first entry first. */
  slides: {
    fields: {
      words: { type: 'paragraphs', maxLength: 200, isTranslated: true },
      /** The Bible reference of the verse. */
      reference: { type: 'line', maxLength: 80, isTranslated: true },
      picture: { type: 'picture', folder: 'hero' },
    },
    title: 'reference',
    order: 'by-hand',
    maxEntries: 12,
    isNeeded: true,
  },
  /** The gallery, as in requirements 2.5. */
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

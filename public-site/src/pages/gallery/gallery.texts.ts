interface Introduction {
  readonly description: string;
  readonly intro: string;
}

interface GalleryTexts {
  readonly title: string;
  /** Used for the starter gallery. */
  readonly windows: Introduction;
  /** Used for a gallery that staff have changed. */
  readonly pictures: Introduction;
  readonly enlarge: (caption: string) => string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly position: (number: number, count: number) => string;
}

export const galleryTexts: GalleryTexts = {
  title: 'Gallery',
  windows: {
    description: 'Thirty-six windows of coloured glass: what we believe, told in light.',
    intro:
      'Thirty-six windows. People who could not read once learnt the Bible from glass; stay a while and read along.',
  },
  pictures: {
    description: 'Pictures of our church: what we believe, and how we live it together.',
    intro: 'What we believe, and how we live it together. Stay a while and look around.',
  },
  enlarge: (caption) => `Enlarge: ${caption}`,
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  position: (number, count) => `${number} of ${count}`,
};

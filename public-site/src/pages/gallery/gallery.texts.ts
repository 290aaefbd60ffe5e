interface GalleryTexts {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly enlarge: (caption: string) => string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly position: (number: number, count: number) => string;
}

export const galleryTexts: GalleryTexts = {
  title: 'Gallery',
  description: 'Thirty-six windows of coloured glass: what we believe, told in light.',
  intro:
    'Thirty-six windows. People who could not read once learnt the Bible from glass; stay a while and read along.',
  enlarge: (caption) => `Enlarge: ${caption}`,
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  position: (number, count) => `${number} of ${count}`,
};

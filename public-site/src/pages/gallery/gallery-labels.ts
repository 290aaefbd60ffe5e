import type { Translated } from 'shared-ui/language';

export interface GalleryLabels {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  /** `{caption}` is the picture's caption. */
  readonly enlarge: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  /** `{n}` is the picture's number, `{count}` how many there are. */
  readonly position: string;
}

export const galleryLabels: Translated<GalleryLabels> = {
  en: {
    title: 'Gallery',
    description: 'Thirty-six windows of coloured glass: what we believe, told in light.',
    intro:
      'Thirty-six windows. People who could not read once learnt the Bible from glass; stay a while and read along.',
    enlarge: 'Enlarge: {caption}',
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    position: '{n} of {count}',
  },
};

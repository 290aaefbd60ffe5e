import { openGraphSize } from '../generated/open-graph-size';

/** Shown when a page of the site is shared; one JPEG, for every service reads it. */
export const openGraphPicture = {
  src: '/art/open-graph.jpg',
  ...openGraphSize,
  alt: {
    en: 'Stained glass: a white dove before the rising sun over Innsbruck and the Nordkette.',
    de: 'Glasfenster: Eine weiße Taube vor der aufgehenden Sonne über Innsbruck und der Nordkette.',
  },
} as const;

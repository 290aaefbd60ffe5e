/**
 * The pictures that come with the site, by their folder below `/art`, for entries to choose from. public-site knows
 * their sizes and what is seen in them (public-site/src/content/pictures).
 */
export const sitePictures = {
  ministers: [
    'general-overseer',
    'mama',
    'assistant-pastor',
    'asst-mama',
    'head-pastor-liberia',
    'head-pastor-nigeria',
  ],
  departments: [
    'prayer',
    'follow-up',
    'sunday-school',
    'city-head-pastor',
    'men',
    'records',
    'protocol',
    'finance',
    'music',
    'choir',
    'ushering',
    'media-sound',
    'media-support',
    'coordination',
    'building',
    'children',
  ],
  posts: ['night-of-worship', 'youth-conference', 'outreach-program'],
} as const;

export type PictureFolder = keyof typeof sitePictures;

import type { Translated } from 'shared-ui/language';

interface Verse {
  readonly words: Translated<string>;
  readonly place: Translated<string>;
}

/** A verse for each window of the hero, in its order. King James. */
export const heroVerses: readonly Verse[] = [
  {
    words: {
      en: 'The path of the just is as the shining light, that shineth more and more unto the perfect day.',
    },
    place: { en: 'Proverbs 4:18' },
  },
  {
    words: {
      en: 'Thy word is a lamp unto my feet, and a light unto my path.',
    },
    place: { en: 'Psalm 119:105' },
  },
  {
    words: {
      en: 'Look unto me, and be ye saved, all the ends of the earth.',
    },
    place: { en: 'Isaiah 45:22' },
  },
  {
    words: {
      en: 'The people that walked in darkness have seen a great light.',
    },
    place: { en: 'Isaiah 9:2' },
  },
  {
    words: {
      en: 'And he shall be like a tree planted by the rivers of water.',
    },
    place: { en: 'Psalm 1:3' },
  },
  {
    words: {
      en: 'The harvest truly is plenteous, but the labourers are few.',
    },
    place: { en: 'Matthew 9:37' },
  },
  {
    words: {
      en: 'I was glad when they said unto me, Let us go into the house of the LORD.',
    },
    place: { en: 'Psalm 122:1' },
  },
  {
    words: {
      en: 'Let every thing that hath breath praise the LORD.',
    },
    place: { en: 'Psalm 150:6' },
  },
];

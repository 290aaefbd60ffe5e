import type { heroSizes } from './generated/hero-sizes';

interface Verse {
  readonly words: string;
  readonly reference: string;
}

/** A verse for each picture of the hero, from the King James Version. */
export const heroVerses: Readonly<Record<keyof typeof heroSizes, Verse>> = {
  dawn: {
    words:
      'The path of the just is as the shining light, that shineth more and more unto the perfect day.',
    reference: 'Proverbs 4:18',
  },
  noon: {
    words: 'Thy word is a lamp unto my feet, and a light unto my path.',
    reference: 'Psalm 119:105',
  },
  dusk: {
    words: 'Look unto me, and be ye saved, all the ends of the earth.',
    reference: 'Isaiah 45:22',
  },
  night: {
    words: 'The people that walked in darkness have seen a great light.',
    reference: 'Isaiah 9:2',
  },
  spring: {
    words: 'And he shall be like a tree planted by the rivers of water.',
    reference: 'Psalm 1:3',
  },
  autumn: {
    words: 'The harvest truly is plenteous, but the labourers are few.',
    reference: 'Matthew 9:37',
  },
  winter: {
    words: 'I was glad when they said unto me, Let us go into the house of the LORD.',
    reference: 'Psalm 122:1',
  },
  ember: {
    words: 'Let every thing that hath breath praise the LORD.',
    reference: 'Psalm 150:6',
  },
};

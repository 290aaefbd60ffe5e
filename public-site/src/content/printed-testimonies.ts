import type { Translated } from 'shared-ui/language';

/** A testimony on the home page. Whose it is, is told without a name (DESIGN 3.12). */
export interface PrintedTestimony {
  readonly words: Translated<string>;
  readonly from: Translated<string>;
}

export const printedTestimonies: readonly PrintedTestimony[] = [
  {
    words: {
      en: 'I came to Innsbruck with one suitcase and no German. On my first Sunday somebody saved me a seat, and the next week they saved it again. That is how I learnt that God had gone ahead of me.',
    },
    from: { en: 'A nurse from Monrovia' },
  },
  {
    words: {
      en: 'The doctors had told us to prepare ourselves. The church prayed through the night. Today our son runs faster than I do.',
    },
    from: { en: 'A father in Hall in Tirol' },
  },
  {
    words: {
      en: 'I am eighty-one. I thought that I had heard every sermon. Then the children sang, and I wept like a child.',
    },
    from: { en: 'A member since the first year' },
  },
];

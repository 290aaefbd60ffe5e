import type * as english from 'public-site/content/giving-words.texts';

export const givingWords: typeof english.givingWords = {
  intro:
    'Danke für alles, was du gibst. Daraus wird etwas zum Angreifen: Heizung, Brot, ein Busticket, ein Dach.',
  verse: {
    words:
      'Ein jeglicher nach seiner Willkür, nicht mit Unwillen oder aus Zwang; denn einen fröhlichen Geber hat Gott lieb.',
    place: '2. Korinther 9,7',
  },
  purpose: 'Spende',
  cheque: 'Stell ihn auf die Gemeinde aus und schick ihn an diese Adresse:',
};

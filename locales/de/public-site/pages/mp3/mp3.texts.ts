import { holdsWord, readSearchedText } from 'contract/searched-words';
import { foldForSearch } from 'contract/text-folding';
import type * as english from 'public-site/pages/mp3/mp3.texts';

export const mp3Texts: typeof english.mp3Texts = {
  title: 'Predigten als MP3',
  description:
    'Predigten aus unserer Gemeinde als MP3: auf Englisch zum Anhören und Mitnehmen, auf Deutsch zum Nachlesen.',
  verse: {
    words: 'So kommt der Glaube aus der Predigt, das Predigen aber aus dem Wort Gottes.',
    place: 'Römer 10,17',
  },
  search: 'Predigten suchen …',
  isFound: (title, query) => holdsWord(foldForSearch(title), readSearchedText(query)),
  noneFound: (query) => `Keine Predigt gefunden für „${query}“.`,
  download: 'Herunterladen',
  downloadSermon: (title) => `Herunterladen: ${title}`,
  listen: (title) => `„${title}“ anhören (auf Englisch)`,
  transcript: 'Auf Deutsch nachlesen',
};

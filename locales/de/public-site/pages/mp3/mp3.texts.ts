import { containsWord, readSearchedText } from 'contract/searched-words';
import { foldForSearch } from 'contract/text-folding';
import type * as english from 'public-site/pages/mp3/mp3.texts';

const spoken = {
  en: 'auf Englisch',
  de: 'auf Deutsch',
  yo: 'auf Yoruba',
  ig: 'auf Igbo',
  kpe: 'auf Kpelle',
};

export const mp3Texts: typeof english.mp3Texts = {
  title: 'Predigten als MP3',
  description: {
    english:
      'Predigten aus unserer Gemeinde als MP3: auf Englisch zum Anhören und Mitnehmen, auf Deutsch zum Nachlesen.',
    others:
      'Predigten aus unserer Gemeinde in mehreren Sprachen: zum Anhören, Mitnehmen und Nachlesen.',
  },
  verse: {
    words: 'So kommt der Glaube aus der Predigt, das Predigen aber aus dem Wort Gottes.',
    place: 'Römer 10,17',
  },
  search: 'Predigten suchen …',
  isFound: (title, query) => containsWord(foldForSearch(title), readSearchedText(query)),
  noneFound: (query) => `Keine Predigt zu „${query}“ gefunden.`,
  download: 'Herunterladen',
  downloadSermon: (title) => `Herunterladen: ${title}`,
  listen: (title, spokenIn) =>
    `„${title}“ anhören${spokenIn === 'de' ? '' : ` (${spoken[spokenIn]})`}`,
  spoken,
  read: {
    asSpoken: 'Nachlesen',
    translated: 'Auf Deutsch nachlesen',
    english: 'Auf Englisch nachlesen',
  },
  none: 'Hier gibt es noch keine Predigten.',
};

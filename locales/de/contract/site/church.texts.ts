import type * as english from 'contract/site/church.texts';

export const about: typeof english.about =
  'Wir sind eine Gemeinde im Herzen der Alpen, mit Geschwistern in Nigeria und Liberia. Wer immer du bist und woher du auch kommst: Hier ist ein Platz für dich.';

export const services: typeof english.services = {
  sunday: { name: 'Sonntagsgottesdienst', time: '10:00\u00a0Uhr' },
  midweek: { name: 'Gottesdienst unter der Woche', time: 'Dienstag, 19:00\u00a0Uhr' },
  vigil: {
    name: 'Nachtwache',
    time: 'jeden ersten, zweiten und dritten Freitag im Monat, 22:00\u00a0Uhr',
  },
};

export const children: typeof english.children = [
  {
    name: 'Krabbelgruppe, mit Mama oder Papa',
    ages: '0 bis 2\u00a0Jahre',
    time: 'den ganzen Gottesdienst',
  },
  {
    name: 'Sonntagsschule, die Kleinen',
    ages: '3 bis 6\u00a0Jahre',
    time: '10:45 bis 11:45\u00a0Uhr',
  },
  {
    name: 'Sonntagsschule, die Großen',
    ages: '7 bis 12\u00a0Jahre',
    time: '10:45 bis 11:45\u00a0Uhr',
  },
];

export const stepFreeEntrance: typeof english.stepFreeEntrance = 'vom Hof aus';

export const motto: typeof english.motto = 'Licht für die Stadt, Liebe für die Völker';

export const country: typeof english.country = 'Österreich';

export const vision: typeof english.vision =
  'Wir sehen eine Stadt, die um die Liebe Gottes weiß: Frieden in den Häusern, offene Türen für Fremde, junge Menschen mit Feuer im Herzen und alte, die man ehrt. Dieses Licht wollen wir vom Inntal zu den Völkern tragen.';

export const summary: typeof english.summary =
  'Eine Gemeinde im Herzen der Alpen, mit Geschwistern in Nigeria und Liberia. Sonntags um 10:00\u00a0Uhr in Innsbruck.';

import { locale } from 'contract/language';
import type * as english from 'admin-console/website/rich-text/rich-text.texts';

const list = new Intl.ListFormat(locale);
const wholeNumber = new Intl.NumberFormat(locale);

export const richTextTexts: typeof english.richTextTexts = {
  unreadable: 'Dieser Text hat eine Form, die diese Seite nicht kennt. Bitte lade die Seite neu.',
  picture: 'Bild',
  isPlain:
    'Als einfachen Text schreiben, falls die Tastatur am Handy mit dem Editor nicht zurechtkommt',
  full: 'Das passt nicht mehr hinein: Das Feld ist voll, oder es sind zu viele Listen ineinander.',
  lostScripts:
    'Hoch- oder tiefgestellte Zeichen wurden als gewöhnliche eingefügt. Bitte prüfe, ob der Text noch stimmt, und schreib zum Beispiel: 10 hoch n.',
  loading: 'Der Editor wird geladen …',
  notLoaded:
    'Der Editor konnte nicht geladen werden. Inzwischen kannst du einfachen Text schreiben.',
  tryAgain: 'Noch einmal versuchen',
  count: (characters) => `${wholeNumber.format(characters)}\u00a0Zeichen`,
  forms: {
    heading: 'Überschriften',
    bold: 'fette Wörter',
    italic: 'kursive Wörter',
    link: 'Links',
    bulletList: 'Aufzählungen',
    orderedList: 'nummerierte Listen',
    blockquote: 'Zitate',
    verse: 'Bibelverse',
    picture: 'Bilder',
  },
  loss: (forms) =>
    `Dieser Text hat ${list.format(forms)}. Als einfacher Text verliert er sie, sobald du ihn änderst.`,
  writePlain: 'Trotzdem als einfachen Text schreiben',
  writeRich: 'Den Editor verwenden',
};

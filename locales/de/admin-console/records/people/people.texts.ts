import { locale } from 'contract/language';
import type * as english from 'admin-console/records/people/people.texts';

const number = (count: number) => count.toLocaleString(locale);

export const peopleTexts: typeof english.peopleTexts = {
  name: 'Personen',
  intro:
    'Alle, die geschrieben oder sich angemeldet haben, jede Person einmal: Ihre Einträge aus allen Bereichen sind beisammen.',
  search: 'Person suchen',
  searchHint: 'Name, E-Mail oder Telefon',
  submit: 'Suchen',
  endSearch: 'Alle zeigen',
  found: (count, words) => `${number(count)} ${count === 1 ? 'Person' : 'Personen'} zu „${words}“`,
  foundNone: (words) =>
    `Zu „${words}“ wurde niemand gefunden. Versuch es mit der E-Mail-Adresse, der Telefonnummer oder einem Teil des Namens.`,
  isCut: 'Es gibt mehr, als hier steht. Ein weiteres Wort grenzt die Suche ein.',
  tooShort: 'Bitte gib mindestens zwei und höchstens zweihundert Zeichen ein.',
  lists: 'Listen von Personen',
  listNames: {
    all: 'Alle',
    members: 'Mitglieder',
    decide: 'Zu entscheiden',
    households: 'Haushalte',
  },
  section: 'Bereich',
  allSections: 'Alle Bereiche',
  notLoaded: 'Die Personen konnten nicht geladen werden.',
  count: (count) => `${number(count)} ${count === 1 ? 'Person' : 'Personen'}`,
  empty: {
    all: 'Hier ist noch niemand. Wer ein Formular ausfüllt, erscheint hier.',
    members: 'Noch hat sich niemand als Mitglied registriert.',
    decide: 'Nichts zu entscheiden: Niemand sonst könnte dieselbe Person sein.',
  },
  more: (count) => `Mehr zeigen (${number(count)})`,
  moreFailed: 'Die nächsten konnten nicht geladen werden. Bitte versuch es noch einmal.',
  nameless: 'Person ohne Namen',
  member: 'Mitglied',
  household: (name) => `Haushalt: ${name}`,
  open: (count) => `${number(count)} offen`,
  last: (when) => `zuletzt ${when}`,
  noContact: 'Keine E-Mail und kein Telefon',
  reasons: {
    email: 'Gleiche E-Mail',
    phone: 'Gleiches Telefon',
    name: 'Gleicher Name',
    couple: 'Gleiches Paar',
  },
  bar: 'Mit den gewählten Personen',
  join: (count) => `Diese ${count} sind eine Person`,
  tooMany: (most) => `Bitte wähle höchstens ${number(most)} Personen.`,
  clear: 'Auswahl aufheben',
  decideIntro:
    'Das könnte jeweils dieselbe Person sein. Durch eine Entscheidung geht nichts verloren: Die Einträge bleiben, wie sie sind, und du kannst sie jederzeit rückgängig machen.',
  proposal: (one, other) => `${one} und ${other}`,
  same: 'Dieselbe Person',
  compare: 'Vergleichen',
  notSame: 'Nicht dieselbe',
  ofPair: (act, pair) => `${act}: ${pair}`,
  selectObvious: (count) => `Die ${number(count)} offensichtlichen auswählen`,
  joinSelected: (count) =>
    count === 1 ? 'Dieses Paar verbinden' : `Diese ${number(count)} Paare verbinden`,
  decided: 'Entschieden',
  compareTitle: 'Ist das dieselbe Person?',
  compareIntro:
    'Die Einträge bleiben in ihren Bereichen, wie sie sind. Sie werden nur gemeinsam gezeigt, und du kannst sie wieder trennen.',
  sections: 'Bereiche',
  cancel: 'Abbrechen',
  joined: (name) => `${name}: jetzt eine Person.`,
  joinedMany: (count) => `${number(count)} Paare sind verbunden.`,
  separated: 'Gespeichert: nicht dieselbe Person.',
  parted: (count, name) =>
    `${count === 1 ? 'Der Eintrag ist' : `${count} Einträge sind`} nicht mehr bei ${name}.`,
  undone: 'Rückgängig gemacht: wie vorher.',
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
};

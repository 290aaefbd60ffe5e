import type * as english from 'admin-console/records/people-search/search.texts';

export const searchTexts: typeof english.searchTexts = {
  box: 'Alle Bereiche durchsuchen',
  hint: 'Person in allen Bereichen finden',
  submit: 'Suchen',
  title: (searches) => `Alles über ${searches.map((words) => `„${words}“`).join(' oder ')}`,
  found: (count, sections) =>
    `${count} ${count === 1 ? 'Eintrag' : 'Einträge'} in ${sections} ${sections === 1 ? 'Bereich' : 'Bereichen'}`,
  searching: 'Wird gesucht …',
  none: 'In keinem Bereich gibt es dazu einen Eintrag. Versuch es mit der E-Mail-Adresse, der Telefonnummer oder einem Teil des Namens.',
  tooShort: 'Bitte gib mindestens zwei und höchstens zweihundert Zeichen ein.',
  failed: 'Die Suche hat nicht geklappt.',
  isCut: 'Es gibt mehr Einträge, als hier stehen. Mit einem Wort mehr suchst du genauer.',
  searchedBackTo: (month) => `Nachrichten wurden bis ${month} zurück durchsucht.`,
  merged: 'mit einem anderen Eintrag zusammengeführt',
  quarantined: 'wartet in der Quarantäne',
  places: { text: 'In anderen Texten', dates: 'Nur in Datumsangaben und Beträgen' },
};

import type * as english from 'admin-console/app/palette/palette.texts';

export const paletteTexts: typeof english.paletteTexts = {
  title: 'Finden',
  placeholder: 'Personen, Seiten, Aktionen',
  groups: {
    recent: 'Zuletzt gewählt',
    here: 'Auf dieser Seite',
    sections: 'Bereiche',
    work: 'Arbeit und Büro',
    website: 'Website',
    actions: 'Aktionen',
    people: 'Personen und Einträge',
  },
  person: (records) => `Person mit ${records === 1 ? '1 Eintrag' : `${records} Einträgen`}`,
  allResults: 'Alle Treffer zeigen',
  searching: 'Wird gesucht …',
  none: 'Nichts heißt so.',
  failed: 'Die Personen konnten nicht gesucht werden. Bitte tippe noch einmal.',
  count: (count) => (count === 1 ? '1 Auswahl' : `${count} zur Auswahl`),
  keys: 'Mit den Pfeiltasten wählen, mit Enter öffnen, mit Strg oder Cmd und Enter in einem neuen Tab, mit Escape schließen.',
  close: 'Schließen',
  logout: 'Ausloggen',
  invite: 'Jemanden ins Team einladen',
  colours: (choice) => `Farben: ${choice}`,
  language: (language) => `Sprache: ${language}`,
};

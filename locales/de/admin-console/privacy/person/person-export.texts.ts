import type * as english from 'admin-console/privacy/person/person-export.texts';

export const personExportTexts: typeof english.personExportTexts = {
  save: 'Was wir haben als Datei speichern',
  saving: 'Wird gespeichert …',
  saved:
    'Die Datei ist bei deinen Downloads. Das Protokoll hält es fest. Lies sie, bevor du sie weitergibst: Eine Notiz kann jemand anderen nennen.',
  notSaved: 'Die Datei ließ sich nicht erstellen. Bitte versuche es noch einmal.',
  language: 'Sprache der Datei',
  redact: (first, second) => `Wessen Name wird geschwärzt: ${first} und ${second}`,
  nobody: 'Keiner',
};

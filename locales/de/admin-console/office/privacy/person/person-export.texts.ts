import type * as english from 'admin-console/office/privacy/person/person-export.texts';

export const personExportTexts: typeof english.personExportTexts = {
  save: 'Alles als Datei speichern',
  saving: 'Wird gespeichert …',
  saved:
    'Die Datei ist bei deinen Downloads. Das Protokoll hält es fest. Lies sie, bevor du sie weitergibst: In einer Notiz kann noch jemand anderer vorkommen.',
  notSaved: 'Die Datei ließ sich nicht erstellen. Bitte versuch es noch einmal.',
  language: 'Sprache der Datei',
  redact: (first, second) => `Wessen Name wird geschwärzt: ${first} und ${second}`,
  nobody: 'Kein Name',
};

import type * as english from 'api/imports/report/import-report.texts';

export const reportTexts: typeof english.reportTexts = {
  headings: { row: 'Zeile', result: 'Ergebnis', section: 'Bereich', name: 'Name' },
  results: {
    added: 'Hinzugefügt',
    joined: 'Zu einer Person hinzugefügt, die schon bekannt war',
    changed: 'Geändert',
    unchanged: 'War schon da',
    faulty: 'Ausgelassen: Etwas darin hat nicht gestimmt',
    unclear: 'Ausgelassen: Niemand hat entschieden, wer das ist',
    twice: 'Ausgelassen: Eine frühere Zeile handelt vom selben Eintrag',
    skipped: 'Ausgelassen, wie du entschieden hast',
  },
};

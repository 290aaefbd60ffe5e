import type * as english from 'admin-console/office/import/import.texts';
import { locale } from 'contract/language';

const number = (count: number) => count.toLocaleString(locale);
const rows = (count: number) => `${number(count)} ${count === 1 ? 'Zeile' : 'Zeilen'}`;
const records = (count: number) => `${number(count)} ${count === 1 ? 'Eintrag' : 'Einträge'}`;
const stay = (count: number) => (count === 1 ? 'bleibt' : 'bleiben');

export const importTexts: typeof english.importTexts = {
  title: 'Import',
  intro:
    'Bringt Personen aus einer Datei herein: Mitglieder, Erstbesucher oder jeden anderen Bereich. Exportier die Datei aus deinem bisherigen Programm, wähl sie hier und sieh durch, was vorgeschlagen wird.',
  promises: [
    'Bevor du am Ende auf „Importieren“ drückst, wird nichts gespeichert.',
    'Niemand bekommt eine E-Mail.',
    'Eine leere Zelle entfernt nie, was schon da ist.',
    'Der ganze Import lässt sich rückgängig machen, solange niemand damit gearbeitet hat.',
  ],
  file: {
    title: 'Die Datei',
    choose: 'Datei wählen',
    another: 'Andere Datei wählen',
    orDrop: 'oder hierher ziehen',
    input: 'Datei für den Import',
    allowed:
      'Excel (XLSX) oder CSV, bis 20 MB und 20.000 Zeilen. Sie bleibt auf diesem Gerät, bis du sie importierst.',
    reading: 'Die Datei wird gelesen...',
    failed: 'Die Datei konnte nicht gelesen werden. Bitte versuch es noch einmal.',
    tooLarge: 'Diese Datei ist größer als 20 MB. Teil sie in mehrere Dateien.',
    damaged: 'Diese Datei lässt sich nicht mehr öffnen. Bitte wähl sie noch einmal.',
    facts: (count, program) => (program ? `${rows(count)}, aus ${program}` : rows(count)),
    programs: {
      own: 'dieser Verwaltung',
      churchtools: 'ChurchTools',
      churchcrm: 'ChurchCRM',
      'planning-center': 'Planning Center',
    },
    importedBefore: (when) =>
      `Diese Datei wurde schon einmal importiert, am ${when}. Zeilen, die seither gleich sind, bleiben, wie sie sind.`,
    restored: (count) =>
      count === 0
        ? 'Deine Wahl der Spalten für diese Datei ist wieder da.'
        : `Deine Wahl für diese Datei ist wieder da, mit ${number(count)} ${count === 1 ? 'entschiedenen Zeile' : 'entschiedenen Zeilen'}.`,
    forget: 'Neu beginnen',
    sheet: 'Tabellenblatt',
  },
  check: {
    submit: 'Zeilen prüfen',
    again: (count) =>
      count === 1
        ? 'Mit 1 Entscheidung noch einmal prüfen'
        : `Mit ${number(count)} Entscheidungen noch einmal prüfen`,
    checking: 'Die Zeilen werden geprüft...',
    failed: 'Die Zeilen konnten nicht geprüft werden. Bitte versuch es noch einmal.',
  },
  run: {
    title: 'Was geschehen wird',
    nothing: 'Es würde nichts importiert.',
    added: (count, section) =>
      `${records(count)} ${count === 1 ? 'kommt' : 'kommen'} zu ${section} dazu.`,
    changed: (count, section) =>
      `${records(count)} in ${section} ${count === 1 ? 'wird' : 'werden'} ergänzt oder berichtigt.`,
    joined: (count) =>
      `${number(count)} der neuen ${count === 1 ? 'gehört' : 'gehören'} zu schon bekannten Personen und ${count === 1 ? 'wird' : 'werden'} mit ihnen verbunden.`,
    unchanged: (count) =>
      `${rows(count)} ${count === 1 ? 'sagt' : 'sagen'}, was schon da ist: Es geschieht nichts.`,
    twice: (count) =>
      `${rows(count)} ${count === 1 ? 'wiederholt' : 'wiederholen'} eine frühere und ${stay(count)} draußen.`,
    skipped: (count) => `${rows(count)} ${stay(count)} draußen, weil du es so entschieden hast.`,
    faulty: (count) => `${rows(count)} ${stay(count)} wegen eines Fehlers draußen.`,
    unclear: (count) =>
      `${rows(count)} ${stay(count)} draußen, weil nicht entschieden ist, wer es ist.`,
    submit: (count) => `${rows(count)} importieren`,
    importing: 'Wird importiert...',
    failed: 'Es wurde nichts importiert. Bitte versuch es noch einmal.',
    unchecked: 'Seit der letzten Prüfung hast du etwas entschieden.',
    done: (added, changed, leftOut) =>
      `Importiert: ${records(added)} neu, ${number(changed)} geändert, ${rows(leftOut)} draußen geblieben. Der Bericht und „Rückgängig“ stehen unten.`,
  },
  list: {
    title: 'Importe',
    none: 'Es wurde noch nichts importiert.',
    notLoaded: 'Die früheren Importe konnten nicht geladen werden.',
    name: (when) => `Import vom ${when}`,
    by: (who) => `von ${who}`,
    added: (count, section) => `${section}: ${number(count)} neu`,
    changed: (count, section) => `${section}: ${number(count)} geändert`,
    joined: (count) => `${number(count)} mit bekannten Personen verbunden`,
    leftOut: (count) => `${rows(count)} draußen geblieben`,
    undone: (when) => `Rückgängig gemacht am ${when}`,
    report: 'Bericht, Zeile für Zeile:',
    formats: { xlsx: 'Excel', csv: 'CSV', 'csv-excel': 'CSV für deutsches Excel' },
    reportName: 'import-bericht',
    noReport: 'Der Bericht konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
    undo: 'Import rückgängig machen',
    undoQuestion: (added, changed) =>
      [
        added > 0
          ? `${added === 1 ? 'Den neuen Eintrag' : `Die ${number(added)} neuen Einträge`} wieder entfernen?`
          : '',
        changed > 0
          ? `${changed === 1 ? 'Den geänderten Eintrag' : `Die ${number(changed)} geänderten Einträge`} auf den früheren Stand setzen?`
          : '',
      ]
        .filter(Boolean)
        .join(' '),
    isUndone: 'Der Import ist rückgängig gemacht. Alles ist, wie es vorher war.',
    notUndone: 'Der Import wurde nicht rückgängig gemacht. Bitte versuch es noch einmal.',
    builtOn:
      'Der Import bleibt, weil seither das geschehen ist. Nimm es, wo das geht, auf der Seite der Person zurück, und mach den Import dann noch einmal rückgängig:',
    reasons: {
      reviewed: 'der Stand wurde geändert',
      noted: 'es gibt eine Notiz',
      contacted: 'die Person wurde kontaktiert',
      merged: 'er wurde zusammengeführt',
      corrected: 'er wurde berichtigt',
      joined: 'er wurde mit einer Person verbunden oder kam zu einem Haushalt',
      'logged-in': 'das Mitglied hat sich angemeldet',
    },
    nameless: 'Ein Eintrag ohne Namen',
    invite: (count) =>
      `${number(count)} ${count === 1 ? 'Mitglied' : 'Mitglieder'} per E-Mail einladen`,
    inviteQuestion: (count) =>
      `${count === 1 ? 'Diesem Mitglied' : `Jedem dieser ${number(count)} Mitglieder`} eine E-Mail mit einem Link schicken, um ein Passwort zu wählen? Damit lässt sich das eigene Profil ansehen.`,
    invitedIn: 'Sprache für die, die keine gewählt haben',
    invited: (count) =>
      `${number(count)} ${count === 1 ? 'Einladung ist' : 'Einladungen sind'} unterwegs.`,
    notInvited: 'Niemand wurde eingeladen. Bitte versuch es noch einmal.',
  },
};

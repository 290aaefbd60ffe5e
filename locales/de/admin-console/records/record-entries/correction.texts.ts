import type * as english from 'admin-console/records/record-entries/correction.texts';

const by = (who: string | undefined) => (who === undefined ? '' : ` von ${who}`);

export const correctionTexts: typeof english.correctionTexts = {
  history: 'Was berichtigt wurde',
  notLoaded: 'Was an diesem Eintrag berichtigt wurde, konnte nicht geladen werden.',
  corrected: (at, who) => `Berichtigt${by(who)} am ${at}`,
  told: 'Die Person hat es per E-Mail erfahren.',
  before: (field) => `${field} vorher`,
  nothing: 'leer',
  correct: 'Berichtigen',
  title: (name) => `${name} berichtigen`,
  intro: 'Was gesendet wurde, bleibt in der Geschichte des Eintrags.',
  testimony:
    'Ein Zeugnis, das öffentlich zu sehen ist, muss nach der Berichtigung wieder freigegeben werden.',
  loginAddress: 'Hat das Mitglied ein Passwort, kann nur es selbst diese Adresse ändern.',
  tellsSender: 'Der Person per E-Mail sagen, dass etwas berichtigt wurde',
  save: 'Berichtigung speichern',
  saving: 'Wird gespeichert …',
  failed:
    'Die Berichtigung konnte nicht gespeichert werden. Bitte versuch es noch einmal; was du getippt hast, bleibt.',
  changed:
    'Dieser Eintrag wurde inzwischen geändert. Was du getippt hast, ist noch da; alles andere ist, wie es jetzt ist. Bitte sieh es noch einmal an und speichere wieder.',
  saved: (name) => `${name} ist berichtigt.`,
  savedAndMailed: (name) => `${name} ist berichtigt, und eine E-Mail ist unterwegs.`,
  savedNotMailed: (name) => `${name} ist berichtigt. Für eine E-Mail fehlt die Adresse.`,
};

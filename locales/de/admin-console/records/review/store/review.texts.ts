import type * as english from 'admin-console/records/review/store/review.texts';

const states = { new: 'Neu', 'in-progress': 'In Arbeit', done: 'Erledigt' };

export const reviewTexts: typeof english.reviewTexts = {
  states,
  choices: { open: 'Offen', ...states, all: 'Alle' },
  assignees: { everybody: 'Von allen', mine: 'Meine', nobody: 'Ohne Zuständige' },
  counted: (name, count) => `${name} (${count})`,
  filter: 'Bearbeitungsstand',
  allDone: (count) =>
    `Nichts ist offen. ${count} erledigt: Wähl „Alle“, um ${count === 1 ? 'es' : 'sie'} zu sehen.`,
  hiddenDuplicates: (count) =>
    count === 1
      ? '1 davon ist ein Duplikat und wird nicht angezeigt'
      : `${count} davon sind Duplikate und werden nicht angezeigt`,
  open: (name) => `${name} öffnen`,
  nameless: 'Eintrag ohne Namen',
  panel: (name) => `Eintrag: ${name}`,
  close: 'Schließen',
  previous: 'Voriger Eintrag',
  next: 'Nächster Eintrag',
  readingIsNoted:
    'Dieser Bereich ist vertraulich: Das Protokoll hält fest, wer einen Eintrag öffnet.',
  notInList:
    'Diesen Eintrag gibt es in dieser Liste nicht. Vielleicht wurde er gelöscht, oder der Link ist unvollständig.',
  mergedAway: 'Dieser Eintrag wurde mit einem anderen zusammengeführt.',
  openSurvivor: 'Den zusammengeführten Eintrag öffnen',
  sendMail: 'E-Mail',
  call: 'Anrufen',
  whatsApp: 'WhatsApp',
  opensInNewTab: '(öffnet sich in einem neuen Tab)',
  everything: 'Alles über diese Person',
  state: 'Bearbeitung',
  assignee: 'Zuständig',
  nobody: 'Niemand',
  staffNotLoaded:
    'Das Team konnte nicht geladen werden, darum lässt sich niemand auswählen. Bitte öffne das hier noch einmal.',
  assignToMe: 'Übernehmen',
  saved: 'Gespeichert.',
  loadFailed: 'Wie weit diese Einträge sind, konnte nicht geladen werden.',
  onlyRead: 'Du darfst diesen Bereich lesen, aber nichts darin ändern.',
  lastChange: (who, when) => `Zuletzt geändert von ${who || 'einer Antwort'}, ${when}`,
  overtakenBy: (who, state) =>
    `${who || 'Eine Antwort'} hat hier inzwischen etwas geändert. Deine Änderung ist nicht gespeichert; der Stand ist jetzt „${state}“.`,
  overtakenBySomebody:
    'Jemand hat hier inzwischen etwas geändert. Deine Änderung ist nicht gespeichert.',
  fields: 'Was gesendet wurde',
  details: 'Einzelheiten',
  empty: 'leer',
  created: 'Eingelangt',
  updated: 'Zuletzt geändert',
  origin: 'Wie er kam',
  origins: {
    telephone: 'am Telefon aufgenommen',
    paper: 'von Papier übernommen',
    'in-person': 'persönlich aufgenommen',
    import: 'importiert',
  },
  originBy: (what, who) => `${what} von ${who}`,
  consent: 'Einwilligung, in Kontakt zu bleiben',
  consentGiven: (when) => `Gegeben am ${when}`,
  consentWithdrawn: (given, withdrawn) =>
    `Widerrufen am ${withdrawn}, gegeben am ${given}. Bitte über die Antwort hinaus nicht in Kontakt bleiben.`,
  markedAs: (name, state) => `${name}: ${state}`,
  notMarked: (name) =>
    `${name} ist unverändert: Entweder war inzwischen jemand anderer schneller, oder der Server war nicht erreichbar.`,
  shortcuts: 'Tastenkürzel',
  shortcutsIntro:
    'Sie gelten in der Tabelle und in einem offenen Eintrag, aber nicht, während du tippst.',
  shortcutList: [
    ['j', 'nächster Eintrag'],
    ['k', 'voriger Eintrag'],
    ['Enter', 'den Eintrag dieser Zeile öffnen'],
    ['x', 'die Zeile auswählen oder abwählen; mit Umschalt und Leertaste mehrere'],
    ['X', 'alles in dieser Tabelle auswählen'],
    ['d', 'als erledigt markieren, oder wieder als neu'],
    ['p', 'alles über die Person'],
    ['n', 'im offenen Eintrag eine Notiz schreiben'],
    ['e', 'im offenen Eintrag eine E-Mail schreiben'],
    ['u', 'rückgängig machen, solange die Meldung es anbietet'],
    ['/', 'in dieser Tabelle suchen'],
    ['Esc', 'den Eintrag schließen oder die Auswahl aufheben'],
    ['Strg K', 'Personen, Seiten und Aktionen finden, auch beim Tippen'],
    ['?', 'diese Liste'],
  ],
};

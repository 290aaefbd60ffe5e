import type * as english from 'admin-console/records/bulk/bulk.texts';

export const bulkTexts: typeof english.bulkTexts = {
  selected: (count) => `${count} ausgewählt`,
  bar: 'Mit der Auswahl',
  select: (name) => `${name} auswählen`,
  selectAll: (count) => `Alle ${count} auswählen`,
  selectFirst: (first, count) => `Die ersten ${first} von ${count} auswählen`,
  clear: 'Auswahl aufheben',
  onlyRead: (count) => `${count} davon darfst du nur lesen`,
  acts: {
    assign: 'Zuteilen',
    state: 'Stand',
    snooze: 'Zurückstellen',
    urgency: 'Dringlichkeit',
  },
  done: 'Erledigt',
  email: 'E-Mail',
  more: 'Mehr',
  records: (count) => `${count} Einträge`,
  changed: (who, label) => `${who}: ${label}.`,
  undone: 'wie vorher',
  refused: {
    'no-record': (names) =>
      `Nicht geändert, weil es den Eintrag nicht mehr gibt oder du ihn nur lesen darfst: ${names}.`,
    'no-assignee': (names) =>
      `Nicht geändert, weil diese Person den Bereich nicht lesen darf: ${names}. Bitte wähl jemand anderen.`,
    'review-changed': (names) =>
      `Nicht geändert, weil inzwischen jemand anderer etwas geändert hat: ${names}. Bitte schau nach und versuch es noch einmal.`,
  },
  andMore: (names, count) => `${names} und ${count} weitere`,
  marked: { new: 'wieder neu', 'in-progress': 'in Arbeit', done: 'erledigt' },
  me: (email) => `Ich (${email})`,
  assigned: (email) => `zugeteilt an ${email}`,
  nobody: 'Niemand',
  assignedToNobody: 'niemandem zugeteilt',
  noAssignee: 'Niemand darf alle diese Bereiche lesen. Bitte wähl weniger aus.',
  snooze: {
    evening: 'Heute Abend',
    tomorrow: 'Morgen früh',
    monday: 'Montag früh',
    week: 'In einer Woche',
  },
  snoozeDate: 'An einem Tag …',
  wake: 'Jetzt zurückholen',
  snoozed: (when) => `zurückgestellt bis ${when}`,
  woken: 'wieder in den Listen',
  dateTitle: 'Zurückstellen bis',
  dateLabel: 'Tag, an dem es um 8:00\u00a0Uhr wiederkommt',
  dateWrong: 'Bitte wähl einen Tag nach heute.',
  dateSave: 'Zurückstellen',
  urgent: 'Dringend',
  notUrgent: 'Nicht dringend',
};

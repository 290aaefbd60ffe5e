import type * as english from 'admin-console/records/numbers/number.texts';

export const numberTexts: typeof english.numberTexts = {
  title: 'Die letzten zwölf Wochen',
  showTable: 'Als Tabelle zeigen',
  showPictures: 'Als Bilder zeigen',
  notLoaded: 'Die Zahlen konnten nicht geladen werden.',
  groups: {
    guests: 'Gäste',
    help: 'Bitten um Hilfe',
    messages: 'Nachrichten',
    celebrations: 'Familien und Feiern',
    programmes: 'Veranstaltungen',
    giving: 'Gaben',
    members: 'Mitglieder',
  },
  arrivals: (total, thisWeek) => `${total} in zwölf Wochen, ${thisWeek} davon diese Woche`,
  nothingIn: (groups) => `Nichts eingelangt: ${groups}.`,
  picture: (group, most) =>
    `${group}: ein Balken für jede von zwölf Wochen, der höchste steht für ${most}`,
  weekOf: (day) => `Woche vom ${day}`,
  weeksAgo: (count) => `vor ${count} Wochen`,
  most: (count) => `Höchstwert: ${count}`,
  thisWeek: 'diese Woche',
  hours: (hours) => `${hours} ${hours === '1' ? 'Stunde' : 'Stunden'}`,
  days: (days) => `${days} ${days === '1' ? 'Tag' : 'Tage'}`,
  facts: {
    firstTimers: 'Zum ersten Mal da und binnen zwei Tagen erreicht',
    ofFirstTimers: (inTime, total) => `${inTime} von ${total} rechtzeitig erreicht`,
    answers: 'Zeit bis zur ersten Antwort',
    helpAnswers: 'Zeit bis zur ersten Antwort auf eine Bitte um Hilfe',
    answered: (answered, total) =>
      `${answered} von ${total} beantwortet${answered > 1 ? ', die Hälfte davon in dieser Zeit oder schneller' : ''}`,
    noAnswer: 'Noch keine',
  },
  table: {
    caption: 'Was eingelangt ist, nach Wochen',
    week: 'Woche vom',
    total: 'Zusammen',
  },
};

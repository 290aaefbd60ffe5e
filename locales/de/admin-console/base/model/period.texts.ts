import type * as english from 'admin-console/base/model/period.texts';

export const periodTexts: typeof english.periodTexts = {
  moving: {
    'this-month': 'Dieser Monat',
    'last-month': 'Letzter Monat',
    'this-year': 'Dieses Jahr',
    'last-year': 'Letztes Jahr',
    'last-7-days': 'Letzte 7 Tage',
    'last-90-days': 'Letzte 90 Tage',
    all: 'Gesamte Zeit',
  },
  range: (first, last) => `${first} bis ${last}`,
  oneMonth: 'Ein Monat',
  twoDays: 'Von … bis …',
  from: 'Von',
  to: 'Bis',
  wrongRange: 'Wähle zwei Tage, den früheren zuerst.',
};

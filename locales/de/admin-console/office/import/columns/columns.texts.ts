import type * as english from 'admin-console/office/import/columns/columns.texts';

export const columnsTexts: typeof english.columnsTexts = {
  title: 'Die Spalten',
  target: 'Importieren in',
  asSaid: 'den Bereich, den jede Zeile nennt',
  noTarget:
    'Du darfst in keinem Bereich Einträge ändern, deshalb kannst du auch in keinen importieren.',
  groups: {
    unclear: (count) => `Bitte sieh ${count === 1 ? 'diese Spalte' : `diese ${count} Spalten`} an`,
    recognized: (count) => `${count} ${count === 1 ? 'Spalte ist' : 'Spalten sind'} erkannt`,
    unknown: (count) =>
      `${count} ${count === 1 ? 'Spalte wird' : 'Spalten werden'} nicht importiert`,
  },
  nameless: (place) => `Spalte ${place} ohne Überschrift`,
  examples: (samples) => `z. B. ${samples}`,
  empty: 'leer',
  isField: (column) => `Was „${column}“ ist`,
  leftOut: 'Nicht importieren',
  optionGroups: { fields: 'Felder', parts: 'Teile eines Feldes', marks: 'Über die Zeile' },
  missing: 'Das wird gebraucht, und die Datei hat keine Spalte dafür',
  missingHint:
    'Sag einmal, was für alle Zeilen gilt, oder lass es offen und entscheide Zeile für Zeile.',
  forAll: (field) => `${field}, für alle Zeilen`,
  perRow: 'Zeile für Zeile',
  country: 'Telefonnummern ohne Landesvorwahl sind aus',
  countryHint: (code) => `Aus einer Nummer wie 0660 1234567 wird +${code} 660 1234567.`,
  noCountry: 'nirgends: so lassen, wie sie sind',
  dateOrder: 'Ein Datum wie 03/04/1980',
  dateOrderHint: 'Ein Datum mit Punkten (3.4.1980) oder dem Namen des Monats ist von selbst klar.',
  noDateOrder: 'Nicht entschieden: bei jeder Zeile fragen',
  dateOrders: {
    dmy: 'Tag zuerst: 3. April',
    mdy: 'Monat zuerst: 4. März',
    ymd: 'Jahr zuerst',
  },
  isOpenWork: 'Um die neuen Leute muss sich noch jemand kümmern',
  isOpenWorkHint:
    'Ihre Einträge sind dann neu und stehen in „Heute“ und „Zu kontaktieren“. Sonst sind sie erledigt: Du findest sie in ihren Bereichen unter „Erledigt“ oder „Alle“.',
};

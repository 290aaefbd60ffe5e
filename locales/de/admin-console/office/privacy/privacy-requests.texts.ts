import type * as english from 'admin-console/office/privacy/privacy-requests.texts';

export const privacyRequestTexts: typeof english.privacyRequestTexts = {
  title: 'Bitten mit einem Beleg',
  intro:
    'Wer ein Formular geschickt hat, kann mit dem Code des Belegs bitten, es zu löschen. Wir haben für jede Bitte einen Monat Zeit.',
  unreadable: 'Die Bitten konnten nicht geladen werden.',
  none: 'Niemand wartet.',
  erasure: 'Bitte löscht, was ich geschickt habe',
  asked: (at) => `Erbeten am ${at}`,
  due: (day) => `zu erfüllen bis ${day}`,
  overdue: (day) => `seit ${day} überfällig`,
  record: 'Eintrag öffnen',
  done: 'Erfüllt',
  doneQuestion:
    'Bestätige das erst, wenn der Eintrag gelöscht ist oder du der Person gesagt hast, warum nicht.',
  met: (count) => (count === 1 ? '1 Bitte ist erfüllt' : `${count} Bitten sind erfüllt`),
};

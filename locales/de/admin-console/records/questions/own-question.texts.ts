import type * as english from 'admin-console/records/questions/own-question.texts';

export const ownQuestionTexts: typeof english.ownQuestionTexts = {
  name: 'Eigene Fragen',
  intro: 'Wähle, was gezählt und wonach gruppiert wird. Die Adresse enthält die Frage.',
  ask: 'Eigene Frage stellen',
  close: 'Diese Frage schließen',
  sections: 'Was gezählt wird',
  number: 'Zahl',
  numberOfRecords: 'Wie viele',
  sumOf: (amount) => `Summe: ${amount}`,
  choose: 'Wähle mindestens einen Bereich.',
  save: {
    label: 'Name der Frage',
    shared: 'Für alle, die diese Bereiche sehen dürfen',
    save: 'Frage speichern',
    saving: 'Wird gespeichert …',
    noName: 'Gib der Frage einen Namen.',
    failed: 'Die Frage wurde nicht gespeichert.',
  },
  by: (who) => `Von ${who}`,
  takeOut: 'Aus den Fragen entfernen',
  takeOutNamed: (name) => `Aus den Fragen entfernen: ${name}`,
  notTakenOut: 'Die Frage wurde nicht entfernt.',
  notLoaded: 'Deine eigenen Fragen konnten nicht geladen werden.',
};

import type * as english from 'shared-ui/form/result/result-messages.texts';

export const resultMessages: typeof english.resultMessages = {
  next: 'Wie es weitergeht',
  again: 'Das Formular noch einmal ausfüllen',
  quarantined: 'Das Gemeindebüro schaut es sich zuerst an. Du musst es nicht noch einmal senden.',
  notSentTitle: 'Dein Formular ist noch nicht abgeschickt',
  goBack:
    'Bitte geh mit der Zurück-Taste deines Browsers zurück. Deine Eingaben sind noch da, und du kannst sie noch einmal abschicken.',
  office: 'Wir konnten das Gemeindebüro nicht erreichen. Bitte versuch es später noch einmal.',
  needs: 'Was in die Felder gehört',
  required: 'Pflichtfeld.',
  atMost: (limit) => `Höchstens ${limit}\u00a0Zeichen.`,
};

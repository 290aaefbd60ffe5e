import type * as english from 'api/submissions/received-mail/received-mail.texts';

export const receivedMailTexts: typeof english.receivedMailTexts = {
  fields: {
    weddingDate: (day) => `Tag der Hochzeit: ${day}`,
    dedicationDate: (day) => `Tag der Segnung: ${day}`,
    previousVisitDate: (day) => `Voriger Besuch: ${day}`,
    amount: (euros) => `Betrag: ${euros}`,
    minister: (answer) => `Im geistlichen Dienst: ${answer}`,
    program: (name) => `Veranstaltung: ${name}`,
    start: (when) => `Beginn: ${when}`,
    place: (where) => `Ort: ${where}`,
  },
  form: (kind) => `Formular: ${kind}`,
  sent: (when) => `Gesendet: ${when}`,
  yes: 'ja',
  no: 'nein',
  hasEvent: 'Die angehängte Datei trägt die Veranstaltung in deinen Kalender ein.',
  aboutProgram: 'Zur Veranstaltung',
};

import type * as english from 'api/received-mail/received-mail.texts';

export const receivedMailTexts: typeof english.receivedMailTexts = {
  fields: {
    weddingDate: (day) => `Tag der Hochzeit: ${day}`,
    dedicationDate: (day) => `Tag der Segnung: ${day}`,
    previousVisitDate: (day) => `Voriger Besuch: ${day}`,
    amount: (euros) => `Betrag: ${euros}`,
    minister: (answer) => `Im geistlichen Dienst: ${answer}`,
    program: (name) => `Programm: ${name}`,
    start: (when) => `Beginn: ${when}`,
    place: (where) => `Ort: ${where}`,
  },
  form: (kind) => `Formular: ${kind}`,
  sent: (when) => `Gesendet: ${when}`,
  yes: 'ja',
  no: 'nein',
  receivedMail: (understood, { hasProgram, hasEvent }) => ({
    subject: 'Dein Formular ist bei {church} angekommen',
    paragraphs: (link) => [
      'Danke. Was du auf unserer Website gesendet hast, ist bei uns angekommen. Das haben wir verstanden:',
      understood,
      ...(hasEvent ? ['Die angehängte Datei trägt das Programm in deinen Kalender ein.'] : []),
      'Wenn du etwas brauchst oder etwas nicht stimmt, schreib bitte an {office} oder ruf an: {phone}. Hier findest du uns: {address}.',
      link,
      'Was du frei geschrieben hast, steht hier nicht, falls die Adresse vertippt war. Wenn du dieses Formular nicht gesendet hast, hat jemand irrtümlich deine Adresse angegeben; sag es uns bitte, dann entfernen wir sie.',
    ],
    action: hasProgram ? 'Zum Programm' : 'So findest du uns',
  }),
};

import type * as english from 'member-area/my-data/my-data.texts';

export const myDataTexts: typeof english.myDataTexts = {
  title: 'Was du uns geschickt hast',
  description:
    'Sieh mit dem Code deines Belegs oder einem Link per E-Mail, was du uns geschickt hast. Berichtige es, widerruf deine Einwilligung oder bitte um Löschung.',
  intro:
    'Nach dem Absenden eines Formulars hast du einen Beleg mit einem Code bekommen. Gib den Code ein, um zu sehen, was du geschickt hast, es zu berichtigen, deine Einwilligung zu widerrufen oder um Löschung zu bitten.',
  introOfLink:
    'Der Link aus unserer E-Mail öffnet, was du uns geschickt hast. Du kannst es berichtigen, deine Einwilligung widerrufen oder um Löschung bitten.',
  code: 'Code deines Belegs',
  codeHint: '40 Buchstaben und Ziffern. Leerzeichen und Großschreibung spielen keine Rolle.',
  noCode: 'Gib den Code deines Belegs ein.',
  notice: 'Wir verwenden den Code nur, um zu finden, was du damit geschickt hast.',
  submit: 'Zeigen, was ich geschickt habe',
  submitting: 'Wird gesucht …',
  failed: 'Wir konnten gerade nicht nachsehen. Bitte versuch es in einer Minute noch einmal.',
  found: 'Das hast du geschickt',
  about: 'Worum es geht',
  sent: 'Gesendet',
  state: 'Wie weit wir sind',
  states: {
    arrived: 'Es ist angekommen.',
    'in-progress': 'Wir kümmern uns gerade darum.',
    done: 'Wir haben uns darum gekümmert.',
  },
  consent: 'Deine Einwilligung',
  noConsent: 'Über die Antwort hinaus hast du in nichts eingewilligt.',
  given: (time) => `Gegeben am ${time}.`,
  withdrawn: (time) => `Widerrufen am ${time}.`,
  erasure: 'Löschung',
  asked: (time, due) => `Du hast am ${time} darum gebeten. Wir antworten spätestens am ${due}.`,
  keep: 'Nein, so lassen',
  withoutCode: 'Ich habe keinen Code',
  correct: 'Berichtigen',
  withdraw: {
    act: 'Einwilligung widerrufen',
    question:
      'Möchtest du deine Einwilligung widerrufen? Was du geschickt hast, beantworten wir trotzdem.',
    confirm: 'Ja, widerrufen',
    acting: 'Wird widerrufen …',
    done: 'Deine Einwilligung ist widerrufen.',
    failed:
      'Deine Einwilligung konnte gerade nicht widerrufen werden. Bitte versuch es in einer Minute noch einmal.',
  },
  erase: {
    act: 'Um Löschung bitten',
    question:
      'Möchtest du, dass wir löschen, was du geschickt hast? Das machen wir innerhalb eines Monats. Danach ist es nicht mehr zu sehen.',
    confirm: 'Ja, darum bitten',
    acting: 'Wird gesendet …',
    done: 'Wir haben deine Bitte und beantworten sie innerhalb eines Monats.',
    failed:
      'Deine Bitte ist gerade nicht angekommen. Bitte versuch es in einer Minute noch einmal.',
  },
};

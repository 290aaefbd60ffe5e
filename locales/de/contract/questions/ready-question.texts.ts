import type * as english from 'contract/questions/ready-question.texts';

export const readyQuestionTexts: typeof english.readyQuestionTexts = {
  questions: {
    firstTimers: {
      title: 'Zum ersten Mal da',
      sentence:
        'Wie oft uns jemand von einem ersten Besuch erzählt hat. Jedes Mal zählt, auch das zweite derselben Person.',
    },
    journey: {
      title: 'Vom ersten Besuch zum Mitglied',
      sentence:
        'Wer uns in dieser Zeit von einem ersten Besuch erzählt hat und davor noch nie, und wie weit diese Personen seither gekommen sind. Jede Person zählt einmal.',
    },
    neverContacted: {
      title: 'Nie kontaktiert',
      sentence:
        'Was uns je geschickt wurde und noch offen ist, ohne dass jemand die Person angerufen, getroffen oder ihr geschrieben hat.',
    },
    answeredWithin: {
      title: 'Zeit bis zur ersten Antwort',
      sentence: 'Die Hälfte derer, die Antwort bekamen, wartete so lange oder kürzer.',
    },
    pledges: {
      title: 'Zusagen',
      sentence: 'Was zugesagt wurde. Jede Zusage zählt, auch die zweite derselben Person.',
    },
    partnerships: {
      title: 'Partnerschaften',
      sentence: 'Wie oft jemand eine Partnerschaft begonnen hat.',
    },
    registrations: {
      title: 'Anmeldungen zu Veranstaltungen',
      sentence: 'Wie viele Anmeldungen eingelangt sind, nach Veranstaltung.',
    },
    testimonies: {
      title: 'Zeugnisse',
      sentence: 'Wie viele Zeugnisse uns geschickt wurden.',
    },
    heardFrom: {
      title: 'Woher man uns kennt',
      sentence: 'Wie viele in ihrem Profil angeben, wer ihnen von der Gemeinde erzählt hat.',
    },
    countries: { title: 'Länder', sentence: 'Woher die Menschen kommen, die es angegeben haben.' },
    languages: { title: 'Sprachen', sentence: 'In welcher Sprache man uns geschrieben hat.' },
    openByAssignee: {
      title: 'Offene Arbeit',
      sentence: 'Was heute noch offen ist, egal seit wann.',
    },
  },
  steps: {
    firstVisit: 'Erster Besuch',
    secondVisit: 'Zweiter Besuch',
    newBeliever: 'Neu im Glauben',
    member: 'Mitglied',
  },
};

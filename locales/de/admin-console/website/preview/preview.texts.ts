import type * as english from 'admin-console/website/preview/preview.texts';

export const previewTexts: typeof english.previewTexts = {
  name: 'Vorschau',
  opening: 'Die Vorschau wird geöffnet …',
  notOpened: 'Die Vorschau ließ sich nicht öffnen. Bitte versuch es noch einmal.',
  title: 'Vorschau',
  close: 'Vorschau schließen',
  page: 'Seite',
  mail: 'E-Mail',
  language: 'Sprache',
  width: 'Breite',
  widths: { phone: 'Handy', tablet: 'Tablet', computer: 'Computer' },
  pages: {
    '/': 'Startseite',
    '/help/request/sent': 'Dank für eine Bitte',
    '/help/welfare/sent': 'Dank nach Unterstützung',
    '/more/awakening': 'Awakening the City',
    '/more/praise': 'Praise in the City',
    '/join-us/register/program-attendance': 'Anmeldung zu einer Veranstaltung',
    '/downloads/gallery': 'Galerie',
    '/downloads/mp3': 'Predigten als MP3',
    '/more/departments': 'Dienste',
    '/giving/payment': 'Jetzt spenden',
    '/more/visit': 'Für Gäste',
    '/imprint': 'Impressum',
    '/more/blog': 'Blog',
    '/privacy': 'Datenschutz',
  },
  ownPage: 'Die eigene Seite',
  address: 'Adresse:',
  subject: 'Betreff:',
  hint: 'Das sieht nur das Team. Links und Formulare funktionieren in der Vorschau nicht. Ein eigener Tab zeigt spätere Änderungen, sobald du ihn neu lädst.',
  mailHint: 'Links funktionieren in der Vorschau nicht. Namen, Zeiten und Links sind Beispiele.',
  testMail: {
    name: 'Mir schicken',
    sending: 'Sie wird gesendet …',
    sent: 'Sie ist zu deiner E-Mail-Adresse unterwegs.',
    failed: 'Sie ließ sich nicht senden. Bitte versuch es noch einmal.',
  },
  inTab: 'In einem eigenen Tab öffnen',
  making: 'Die Seite wird erstellt …',
  makingMail: 'Die E-Mail wird geschrieben …',
  made: 'Die Vorschau ist da.',
  frame: (page) => `Vorschau: ${page}`,
  nothing:
    'Hier steht noch nichts, was man zeigen könnte. Bitte schließ die Vorschau und schreib etwas.',
  unsaved: {
    offline:
      'Was du geschrieben hast, ist noch nicht gespeichert, weil der Server nicht erreichbar ist. Die Vorschau kommt, sobald es gespeichert ist.',
    conflict:
      'Jemand anderer hat diesen Eintrag geändert. Bitte schließ die Vorschau und wähle zuerst, welcher Text bleiben soll.',
    faulty:
      'Was du geschrieben hast, ist nicht gespeichert, weil etwas darin nicht passt. Bitte schließ die Vorschau und sieh dir die markierten Felder an.',
  },
  lacks: 'Die Vorschau lässt sich noch nicht zeigen. Es fehlt noch:',
  failed: 'Die Vorschau ließ sich nicht erstellen.',
};

import type * as english from 'admin-console/office/audit/security.texts';

export const securityTexts: typeof english.securityTexts = {
  title: 'Versuche',
  intro:
    'Was in den letzten 90\u00a0Tagen versucht und abgelehnt wurde, nach Stunden gezählt. Netzwerke stehen hier nur zum Teil: Viele Haushalte haben dasselbe.',
  level: 'Zeigen',
  all: 'Alles',
  levels: { info: 'Üblich', warning: 'Warnung', alert: 'Alarm' },
  events: {
    'login-failed': 'Falsches Passwort oder falscher Code',
    guessed: 'Jemand versucht, das Passwort dieses Kontos zu erraten',
    'right-refused': 'Wollte etwas, wofür das Recht fehlt',
    'limit-exhausted': 'Abgelehnt, weil es zu oft versucht wurde',
    logout: 'Ausgeloggt',
  },
  times: (count) => `${count}-mal`,
  member: (id) => `Mitglied ${id}`,
  from: (network) => `aus ${network}`,
  none: 'Nichts aufgezeichnet.',
  failed:
    'Die Versuche konnten nicht geladen werden. Bitte versuch es in ein paar Minuten noch einmal.',
};

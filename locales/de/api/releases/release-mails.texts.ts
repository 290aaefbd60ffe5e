import type * as english from 'api/releases/release-mails.texts';

export const releaseMailTexts: typeof english.releaseMailTexts = {
  stopped: ({ name, version, canary, stable }) => ({
    subject: `{church}: Die Testversion von ${name} wurde gestoppt`,
    paragraphs: (link) => [
      `Version ${version} von ${name} lief als Test. Sie hatte in den Browsern der Besucher so viel öfter Fehler als die Version daneben, dass sie gestoppt wurde. Alle bekommen jetzt die andere Version.`,
      `Testversion: ${canary.faulty} von ${canary.visits} Besuchen mit Fehlern. Andere Version: ${stable.faulty} von ${stable.visits} Besuchen mit Fehlern.`,
      'Für die Besucher ist nichts weiter zu tun. Was nicht funktioniert hat, steht im Log des Servers. Hier siehst du, was läuft:',
      link,
    ],
    action: 'Versionen ansehen',
  }),
};

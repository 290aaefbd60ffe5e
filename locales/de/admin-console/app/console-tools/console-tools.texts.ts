import type * as english from 'admin-console/app/console-tools/console-tools.texts';

export const consoleToolsTexts: typeof english.consoleToolsTexts = {
  account: 'Konto',
  signedInAs: (who) => `Eingeloggt als ${who}`,
  viewSite: 'Zur Website',
  language: 'Sprache',
  languageFailed: 'Die Sprache konnte nicht geändert werden. Bitte versuch es noch einmal.',
  remittanceEdition: {
    en: 'Abrechnung der Gaben auf Englisch',
    de: 'Abrechnung der Gaben auf Deutsch',
  },
  opensInNewTab: '(öffnet sich in einem neuen Tab)',
  logout: 'Ausloggen',
  unsaved: {
    title: 'Ohne Speichern ausloggen?',
    text: 'Du hast für die Website etwas geschrieben, das noch nicht gespeichert ist. Es ist weg, wenn du dich ausloggst.',
    stay: 'Hier bleiben',
  },
};

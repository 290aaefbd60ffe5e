import type * as english from 'admin-console/app/dashboard.texts';

export const dashboardTexts: typeof english.dashboardTexts = {
  title: 'Verwaltung',
  sections: 'Bereiche',
  staff: 'Team',
  skipToTable: 'Zur Tabelle springen',
  signedInAs: (who) => `Eingeloggt als ${who}`,
  nameReminder: {
    text: 'Die anderen im Team sehen deine E-Mail-Adresse, weil dein Name noch fehlt.',
    enter: 'Namen eintragen',
    putOff: 'Jetzt nicht',
  },
  churchClock: 'Alle Zeiten sind die von Innsbruck.',
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

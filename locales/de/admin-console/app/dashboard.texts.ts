import type * as english from 'admin-console/app/dashboard.texts';

export const dashboardTexts: typeof english.dashboardTexts = {
  title: 'Verwaltung',
  skipToTable: 'Zur Tabelle springen',
  skipToContent: 'Zum Inhalt springen',
  nameReminder: {
    text: 'Die anderen im Team sehen deine E-Mail-Adresse, weil dein Name noch fehlt.',
    enter: 'Namen eintragen',
    putOff: 'Jetzt nicht',
  },
  churchClock: 'Alle Zeiten sind die von Innsbruck.',
};

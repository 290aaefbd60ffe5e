import type * as english from 'admin-console/app/dashboard.texts';

export const dashboardTexts: typeof english.dashboardTexts = {
  title: 'Verwaltung',
  skipToTable: 'Zur Tabelle springen',
  skipToContent: 'Zum Inhalt springen',
  nameReminder: {
    text: 'Das Team sieht nur deine Adresse.',
    enter: 'Namen eintragen',
    putOff: 'Jetzt nicht',
  },
  churchClock: 'Alle Zeiten sind die von Innsbruck.',
};

import type * as english from 'public-site/programs/calendar-subscription.texts';

export const subscriptionTexts: typeof english.subscriptionTexts = {
  subscribe: 'Kalender abonnieren',
  file: 'Als Datei',
};

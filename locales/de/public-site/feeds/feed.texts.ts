import type * as english from 'public-site/feeds/feed.texts';

export const feedTexts: typeof english.feedTexts = {
  calendar: (church) => `${church}: Gottesdienste und Veranstaltungen`,
  podcast: (church) => `${church}: Predigten`,
  cancelled: (event) => `Abgesagt: ${event}`,
};

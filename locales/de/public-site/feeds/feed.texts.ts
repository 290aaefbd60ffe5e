import type * as english from 'public-site/feeds/feed.texts';

export const feedTexts: typeof english.feedTexts = {
  calendar: (church) => `${church}: Gottesdienste und Programme`,
  podcast: (church) => `${church}: Predigten`,
  cancelled: (event) => `Abgesagt: ${event}`,
};

/** What feeds are called, by the church's name. */
interface FeedTexts {
  readonly calendar: (church: string) => string;
  readonly podcast: (church: string) => string;
}

export const feedTexts: FeedTexts = {
  calendar: (church) => `${church}: services and programmes`,
  podcast: (church) => `${church}: sermons`,
};

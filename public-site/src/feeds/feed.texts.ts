interface FeedTexts {
  /** What the calendar is called, by the church's name. */
  readonly calendar: (church: string) => string;
  /** What the podcast is called, by the church's name. */
  readonly podcast: (church: string) => string;
  /** What an event is called that was taken down. */
  readonly cancelled: (event: string) => string;
}

export const feedTexts: FeedTexts = {
  calendar: (church) => `${church}: services and programmes`,
  podcast: (church) => `${church}: sermons`,
  cancelled: (event) => `Cancelled: ${event}`,
};

interface FeedTexts {
  readonly calendar: (church: string) => string;
  readonly podcast: (church: string) => string;
  /** Title of an event that was taken down. */
  readonly cancelled: (event: string) => string;
}

export const feedTexts: FeedTexts = {
  calendar: (church) => `${church}: services and programmes`,
  podcast: (church) => `${church}: sermons`,
  cancelled: (event) => `Cancelled: ${event}`,
};

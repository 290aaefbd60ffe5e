/** docs/nginx.conf contains the same patterns. */
const shared = [
  /^(?:\/[a-z]{2})?\/(?:calendar\.ics|calendar\/[^/]+\.ics|blog\.xml|podcast\.xml)$/,
  /^(?:\/[a-z]{2})?\/(?:transcripts\/[^/]+\.txt|chapters\/[^/]+\.json)$/,
  /^\/(?:art\/podcast-cover\.jpg|downloads\/mp3s\/[^/]+\.mp3)$/,
];

/** Whether other sites and apps may load a file: calendars, feeds, and files that the podcast names. */
export const isSharedFile = (pathname: string): boolean =>
  shared.some((path) => path.test(pathname));

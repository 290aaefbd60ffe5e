/** The same in docs/nginx.conf. */
const shared = [
  /^(?:\/[a-z]{2})?\/(?:calendar\.ics|calendar\/[^/]+\.ics|blog\.xml|podcast\.xml)$/,
  /^(?:\/[a-z]{2})?\/(?:transcripts\/[^/]+\.txt|chapters\/[^/]+\.json)$/,
  /^\/(?:art\/podcast-cover\.jpg|downloads\/mp3s\/[^/]+\.mp3)$/,
];

/** Whether a file is there to be shown by others too: calendars, feeds, and what the podcast names. */
export const isSharedFile = (pathname: string): boolean =>
  shared.some((path) => path.test(pathname));

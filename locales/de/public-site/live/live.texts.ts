import type * as english from 'public-site/live/live.texts';

export const liveTexts: typeof english.liveTexts = {
  now: (service) => `Jetzt live: ${service}`,
  next: (start) => `Als Nächstes live: ${start}`,
};

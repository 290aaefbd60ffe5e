import type * as english from 'admin-console/records/arrivals/live.texts';

export const liveTexts: typeof english.liveTexts = {
  unread: (count) => `${count} neu`,
  arrived: (count, section) => `${count} neu in ${section}.`,
  showNewcomers: (count) => `${count} neu – anzeigen`,
};

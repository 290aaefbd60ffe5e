interface LiveTexts {
  readonly unread: (count: number) => string;
  readonly arrived: (count: number, section: string) => string;
  readonly showNewcomers: (count: number) => string;
}

export const liveTexts: LiveTexts = {
  unread: (count) => `${count} new`,
  arrived: (count, section) => `${count} new in ${section}.`,
  showNewcomers: (count) => `${count} new - show`,
};

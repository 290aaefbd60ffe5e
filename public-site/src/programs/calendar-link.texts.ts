interface CalendarTexts {
  readonly add: string;
  /** To the whole calendar, which calendars then ask for again and again. */
  readonly subscribe: string;
  /** The same, once. */
  readonly file: string;
}

export const calendarTexts: CalendarTexts = {
  add: 'Add to calendar',
  subscribe: 'Subscribe to our calendar',
  file: 'As a file',
};

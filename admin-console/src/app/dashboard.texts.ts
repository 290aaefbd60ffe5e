interface DashboardTexts {
  readonly title: string;
  readonly skipToTable: string;
  readonly skipToContent: string;
  readonly nameReminder: {
    readonly text: string;
    readonly enter: string;
    readonly putOff: string;
  };
  /** The note for users whose clock shows another time. */
  readonly churchClock: string;
}

export const dashboardTexts: DashboardTexts = {
  title: 'Admin Dashboard',
  skipToTable: 'Skip to the table',
  skipToContent: 'Skip to the content',
  nameReminder: {
    text: 'Your colleagues see only your address.',
    enter: 'Enter your name',
    putOff: 'Not now',
  },
  churchClock: 'All times are Innsbruck’s.',
};

interface SubscriptionTexts {
  /** Calendars then ask for it again and again. */
  readonly subscribe: string;
  /** The same, once. */
  readonly file: string;
}

export const subscriptionTexts: SubscriptionTexts = {
  subscribe: 'Subscribe to our calendar',
  file: 'As a file',
};

interface SubscriptionTexts {
  readonly subscribe: string;
  /** Label of the link that downloads it once. */
  readonly file: string;
}

export const subscriptionTexts: SubscriptionTexts = {
  subscribe: 'Subscribe to our calendar',
  file: 'As a file',
};

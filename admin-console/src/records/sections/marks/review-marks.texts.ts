import type { UrgencyReason } from 'contract/review-requests';

interface ReviewMarkTexts {
  readonly urgent: string;
  readonly mayBeUrgent: (reason: string) => string;
  readonly reasons: Readonly<Record<UrgencyReason, string>>;
  readonly snoozedUntil: (when: string) => string;
  readonly askedAgain: (age: string) => string;
  /** For a repeat of this minute, or one without a valid date. */
  readonly askedAgainNow: string;
  readonly askedAgainCount: (count: number) => string;
}

export const reviewMarkTexts: ReviewMarkTexts = {
  urgent: 'Urgent',
  mayBeUrgent: (reason) => `May be urgent: ${reason}`,
  reasons: {
    suicide: 'words about suicide',
    violence: 'words about violence',
    hunger: 'words about hunger',
    eviction: 'words about losing a home or its power',
    words: 'words of danger',
    medical: 'words about a medical emergency',
    category: 'its category',
  },
  snoozedUntil: (when) => `Snoozed until ${when}`,
  askedAgain: (age) => `Asked again ${age} ago`,
  askedAgainNow: 'Asked again',
  askedAgainCount: (count) => `${count} asked again`,
};

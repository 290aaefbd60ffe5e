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
  readonly dueToday: (clock: string) => string;
  readonly dueTomorrow: string;
  readonly due: (day: string) => string;
  readonly overdueToday: (clock: string) => string;
  readonly overdueYesterday: string;
  readonly overdue: (day: string) => string;
  readonly waitingSince: (when: string) => string;
  readonly urgentBecause: (reason: string) => string;
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
  dueToday: (clock) => `due today, ${clock}`,
  dueTomorrow: 'due tomorrow',
  due: (day) => `due ${day}`,
  overdueToday: (clock) => `overdue since ${clock} today`,
  overdueYesterday: 'overdue since yesterday',
  overdue: (day) => `overdue since ${day}`,
  waitingSince: (when) => `waiting since ${when}`,
  urgentBecause: (reason) => `Urgent: ${reason}`,
};

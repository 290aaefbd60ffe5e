import type * as english from 'admin-console/records/sections/marks/review-marks.texts';

export const reviewMarkTexts: typeof english.reviewMarkTexts = {
  urgent: 'Dringend',
  mayBeUrgent: (reason) => `Vielleicht dringend: ${reason}`,
  reasons: {
    suicide: 'Worte über Suizid',
    violence: 'Worte über Gewalt',
    hunger: 'Worte über Hunger',
    eviction: 'Worte über den Verlust von Wohnung oder Strom',
    words: 'Worte, die von Gefahr sprechen',
    medical: 'Worte über einen medizinischen Notfall',
    category: 'wegen der Kategorie',
  },
  snoozedUntil: (when) => `Zurückgestellt bis ${when}`,
  askedAgain: (age) => `Noch einmal geschrieben (${age} her)`,
  askedAgainNow: 'Noch einmal geschrieben',
  askedAgainCount: (count) => `${count} noch einmal geschrieben`,
  dueToday: (clock) => `heute fällig, ${clock}\u00a0Uhr`,
  dueTomorrow: 'morgen fällig',
  due: (day) => `fällig: ${day}`,
  overdueToday: (clock) => `seit heute, ${clock}\u00a0Uhr überfällig`,
  overdueYesterday: 'seit gestern überfällig',
  overdue: (day) => `überfällig seit ${day}`,
  waitingSince: (when) => `wartet seit ${when}`,
  urgentBecause: (reason) => `Dringend: ${reason}`,
};

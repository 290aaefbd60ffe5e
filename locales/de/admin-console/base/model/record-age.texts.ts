import type * as english from 'admin-console/base/model/record-age.texts';

const counted = (count: number, one: string, more: string) =>
  `${count}\u00a0${count === 1 ? one : more}`;

export const ageTexts: typeof english.ageTexts = {
  now: 'jetzt',
  minutes: (count) => `${count}\u00a0Min.`,
  hours: (count) => `${count}\u00a0Std.`,
  days: (count) => counted(count, 'Tag', 'Tage'),
  months: (count) => counted(count, 'Monat', 'Monate'),
  years: (count) => counted(count, 'Jahr', 'Jahre'),
  received: (when) => `Eingelangt am ${when}`,
};

import type { ComponentType } from 'react';
import type { Right } from 'contract/rights';
import { lazyView } from '../base/parts/lazy-view';

/** The group of the sidebar; `account` is in the menu of the user's name. */
export type StaffViewGroup = 'work' | 'office' | 'account';

interface StaffView {
  readonly group: StaffViewGroup;
  /** The right that the view needs; without one it is for all staff. */
  readonly right?: Right;
  /** A lazy component. */
  readonly View: ComponentType;
}

/** The views beside the sections, in the order of the sidebar: `?section=<key>` (requirements 10.6). */
export const staffViews = {
  overview: {
    group: 'work',
    View: lazyView(() => import('../records/today/today-view').then(({ TodayView }) => TodayView)),
  },
  'follow-up': {
    group: 'work',
    right: 'firstTimer:read',
    View: lazyView(() =>
      import('../records/follow-up/follow-up-view').then(({ FollowUpView }) => FollowUpView),
    ),
  },
  people: {
    group: 'work',
    View: lazyView(() =>
      import('../records/people/people-view').then(({ PeopleView }) => PeopleView),
    ),
  },
  questions: {
    group: 'work',
    View: lazyView(() =>
      import('../records/questions/questions-view').then(({ QuestionsView }) => QuestionsView),
    ),
  },
  accounts: {
    group: 'office',
    right: 'accounts:manage',
    View: lazyView(() =>
      import('../office/accounts/accounts-view').then(({ AccountsView }) => AccountsView),
    ),
  },
  urgency: {
    group: 'office',
    right: 'accounts:manage',
    View: lazyView(() =>
      import('../office/urgency/urgency-view').then(({ UrgencyView }) => UrgencyView),
    ),
  },
  privacy: {
    group: 'office',
    right: 'privacy:manage',
    View: lazyView(() =>
      import('../office/privacy/privacy-view').then(({ PrivacyView }) => PrivacyView),
    ),
  },
  releases: {
    group: 'office',
    right: 'releases:read',
    View: lazyView(() =>
      import('../office/releases/releases-view').then(({ ReleasesView }) => ReleasesView),
    ),
  },
  import: {
    group: 'office',
    right: 'records:import',
    View: lazyView(() =>
      import('../office/import/import-view').then(({ ImportView }) => ImportView),
    ),
  },
  audit: {
    group: 'office',
    View: lazyView(() => import('../office/audit/audit-view').then(({ AuditView }) => AuditView)),
  },
  mails: {
    group: 'office',
    View: lazyView(() =>
      import('../office/mail-queue/mail-queue-view').then(({ MailQueueView }) => MailQueueView),
    ),
  },
  'my-account': {
    group: 'account',
    View: lazyView(() =>
      import('../office/my-account/my-account-view').then(({ MyAccountView }) => MyAccountView),
    ),
  },
} satisfies Readonly<Record<string, StaffView>>;

export type StaffViewKey = keyof typeof staffViews;

export const getStaffViewGroup = (key: StaffViewKey): StaffViewGroup => staffViews[key].group;

/** The views that a user with these rights may open; none until the rights are loaded. */
export const staffViewsFor = (rights: ReadonlySet<Right> | undefined): readonly StaffViewKey[] =>
  rights === undefined
    ? []
    : (Object.keys(staffViews) as StaffViewKey[]).filter((key) => {
        const { right }: StaffView = staffViews[key];
        return right === undefined || rights.has(right);
      });

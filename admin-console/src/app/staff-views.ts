import type { ComponentType } from 'react';
import type { Right } from 'contract/rights';
import { lazyView } from '../base/parts/lazy-view';

interface StaffView {
  /** The right that the view needs; without one it is for all staff. */
  readonly right?: Right;
  /** A lazy component. */
  readonly View: ComponentType;
}

/** The views beside the sections, in the order of the sidebar: `?section=<key>` (requirements 10.6). */
export const staffViews = {
  overview: {
    View: lazyView(() => import('../records/today/today-view').then(({ TodayView }) => TodayView)),
  },
  'follow-up': {
    right: 'firstTimer:read',
    View: lazyView(() =>
      import('../records/follow-up/follow-up-view').then(({ FollowUpView }) => FollowUpView),
    ),
  },
  mails: {
    View: lazyView(() =>
      import('../office/mail-queue/mail-queue-view').then(({ MailQueueView }) => MailQueueView),
    ),
  },
  accounts: {
    right: 'accounts:manage',
    View: lazyView(() =>
      import('../office/accounts/accounts-view').then(({ AccountsView }) => AccountsView),
    ),
  },
  audit: {
    View: lazyView(() => import('../office/audit/audit-view').then(({ AuditView }) => AuditView)),
  },
  privacy: {
    right: 'privacy:manage',
    View: lazyView(() =>
      import('../office/privacy/privacy-view').then(({ PrivacyView }) => PrivacyView),
    ),
  },
  'my-account': {
    View: lazyView(() =>
      import('../office/my-account/my-account-view').then(({ MyAccountView }) => MyAccountView),
    ),
  },
} satisfies Readonly<Record<string, StaffView>>;

export type StaffViewKey = keyof typeof staffViews;

/** The views that a user with these rights may open; none until the rights are loaded. */
export const staffViewsFor = (rights: ReadonlySet<Right> | undefined): readonly StaffViewKey[] =>
  rights === undefined
    ? []
    : (Object.keys(staffViews) as StaffViewKey[]).filter((key) => {
        const { right }: StaffView = staffViews[key];
        return right === undefined || rights.has(right);
      });

import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { Right } from 'contract/rights';

interface StaffView {
  /** Who has it sees the view; absent: all staff do. */
  readonly right?: Right;
  /** Loaded when it is opened. */
  readonly View: ComponentType;
}

/** What the console has beside the sections, in the order of the sidebar: `?section=<key>` (DESIGN 5.4). */
export const staffViews = {
  'follow-up': {
    right: 'firstTimer:read',
    View: lazy(() =>
      import('../follow-up/follow-up-view').then(({ FollowUpView }) => ({ default: FollowUpView })),
    ),
  },
  mails: {
    View: lazy(() =>
      import('../mail-queue/mail-queue-view').then(({ MailQueueView }) => ({
        default: MailQueueView,
      })),
    ),
  },
  accounts: {
    right: 'accounts:manage',
    View: lazy(() =>
      import('../accounts/accounts-view').then(({ AccountsView }) => ({ default: AccountsView })),
    ),
  },
  audit: {
    View: lazy(() =>
      import('../audit/audit-view').then(({ AuditView }) => ({ default: AuditView })),
    ),
  },
  privacy: {
    right: 'privacy:manage',
    View: lazy(() =>
      import('../privacy/privacy-view').then(({ PrivacyView }) => ({ default: PrivacyView })),
    ),
  },
  'my-account': {
    View: lazy(() =>
      import('../my-account/my-account-view').then(({ MyAccountView }) => ({
        default: MyAccountView,
      })),
    ),
  },
} satisfies Readonly<Record<string, StaffView>>;

export type StaffViewKey = keyof typeof staffViews;

/** Those that a user with these rights may open; none until the rights are known. */
export const staffViewsFor = (rights: ReadonlySet<Right> | undefined): readonly StaffViewKey[] =>
  rights === undefined
    ? []
    : (Object.keys(staffViews) as StaffViewKey[]).filter((key) => {
        const { right }: StaffView = staffViews[key];
        return right === undefined || rights.has(right);
      });

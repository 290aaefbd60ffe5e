import type { MailName } from 'contract/mail-processing';

/** The kind of an email. Its text is made when it is sent, so that no secret waits in the table. */
export type MailKind = MailName;

/**
 * Returns the priority of a kind; the lowest number is sent first. A user who waits for a reset link is locked out.
 * Links to what was sent, for which all records may have to be searched, come after all others but those about forms
 * and invitations of members, of which there can be very many.
 */
export const getPriority = (kind: MailKind): number => priorities[kind] ?? 1;

export const formMailPriority = 3;

const priorities: Readonly<Partial<Record<MailKind, number>>> = {
  'reset-link': 0,
  'urgent-alert': 0,
  'my-data-link': 2,
  'form-received': formMailPriority,
  'profile-invitation': formMailPriority,
};

/** Returns whether the text of an email is useless to anyone but its recipient. All others have a link with a token. */
export const containsNoToken = (kind: MailKind): boolean => withoutSecret.includes(kind);

const withoutSecret: readonly MailKind[] = [
  'form-received',
  'letter',
  'arrival-notice',
  'colleague-notice',
  'monthly-report',
  'canary-stopped',
];

/** Emails to staff about their account, including the link to a new email address. */
export type StaffMailKind = Exclude<Extract<MailKind, `staff-${string}`>, 'staff-invitation'>;

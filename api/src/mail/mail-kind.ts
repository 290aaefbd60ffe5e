import type { MailName } from 'contract/mail-processing';

/** What a mail is about. Its words are found when it is sent, so that no secret waits in the table. */
export type MailKind = MailName;

/**
 * What goes first. A user who waits for a reset link is locked out. Links to what was sent, for which all records may
 * have to be searched, come after all others but those about forms, which can be very many.
 */
export const getPriority = (kind: MailKind): number => priorities[kind] ?? 1;

export const formMailPriority = 3;

const priorities: Readonly<Partial<Record<MailKind, number>>> = {
  'reset-link': 0,
  'my-data-link': 2,
  'form-received': formMailPriority,
};

/** Whether nothing in the text of a mail is of use to anyone but its recipient. All others have a link with a token. */
export const holdsNoSecret = (kind: MailKind): boolean => withoutSecret.includes(kind);

const withoutSecret: readonly MailKind[] = ['form-received', 'letter', 'arrival-notice'];

/** What staff are told about their account, and the link to a new e-mail address. */
export type StaffMailKind = Exclude<Extract<MailKind, `staff-${string}`>, 'staff-invitation'>;

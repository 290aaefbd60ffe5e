import type { MailName } from 'contract/mail-processing';

/** What a mail is about. Its words are found when it is sent, so that no secret waits in the table. */
export type MailKind = MailName;

/**
 * What goes first. Whoever waits for a reset link is locked out. Form mails can be very many, and go last.
 */
export const priorityOf = (kind: MailKind): number =>
  kind === 'reset-link' ? 0 : kind === 'form-received' ? formMailPriority : 1;

export const formMailPriority = 2;

/** What staff are told about their account, and the link to a new e-mail address. */
export type StaffMailKind = Exclude<Extract<MailKind, `staff-${string}`>, 'staff-invitation'>;

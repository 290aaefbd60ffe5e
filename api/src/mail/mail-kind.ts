import type { MailName } from 'contract/mail-processing';

/** What a mail is about. Its words are found when it is sent, so that no secret waits in the table. */
export type MailKind = MailName;

/** What staff are told about their account, and the link to a new e-mail address. */
export type StaffMailKind = Exclude<Extract<MailKind, `staff-${string}`>, 'staff-invitation'>;

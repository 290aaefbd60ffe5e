/** What a mail is about. Its words are found when it is sent, so that no secret waits in the table. */
export type MailKind =
  | 'reset-link'
  | 'confirm-email'
  | 'email-change-notice'
  | 'password-change-notice'
  | 'staff-invitation'
  | StaffMailKind;

/** What staff are told about their account, and the link to a new e-mail address. */
export type StaffMailKind =
  | 'staff-confirm-email'
  | 'staff-email-notice'
  | 'staff-password-notice'
  | 'staff-factor-notice'
  | 'staff-recovery-notice'
  | 'staff-reset-notice';

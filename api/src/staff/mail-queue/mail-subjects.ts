import type { RecordKind } from 'contract/review';
import type { Right } from 'contract/rights';
import { getKindsWithRight } from '../../auth/access/route-access';
import type { MailKind } from '../../mail/mail-kind';

/** A subject of emails that is no section: an account of staff, or a request about personal data. */
type OtherSubject = 'accounts' | 'privacy';
export type MailSubject = RecordKind | OtherSubject;

/** Maps each kind of email to its subject; `record` stands for the section of its record. */
const subjects: Readonly<Record<MailKind, 'record' | 'profiles' | OtherSubject>> = {
  'form-received': 'record',
  letter: 'record',
  'reset-link': 'profiles',
  'confirm-email': 'profiles',
  'email-change-notice': 'profiles',
  'password-change-notice': 'profiles',
  'profile-invitation': 'profiles',
  'profile-end': 'profiles',
  'my-data-link': 'privacy',
  'arrival-notice': 'accounts',
  'waiting-digest': 'accounts',
  'urgent-alert': 'accounts',
  'colleague-notice': 'accounts',
  'monthly-report': 'accounts',
  'canary-stopped': 'accounts',
  'staff-invitation': 'accounts',
  'staff-confirm-email': 'accounts',
  'staff-email-notice': 'accounts',
  'staff-password-notice': 'accounts',
  'staff-factor-notice': 'accounts',
  'staff-recovery-notice': 'accounts',
  'staff-reset-notice': 'accounts',
  'staff-giving-notice': 'accounts',
  'staff-identity-notice': 'accounts',
  'staff-texts-notice': 'accounts',
  'staff-guessed-notice': 'accounts',
};

const mailsAbout = (subject: 'profiles' | OtherSubject): readonly MailKind[] =>
  (Object.keys(subjects) as MailKind[]).filter((kind) => subjects[kind] === subject);

export const memberMails = mailsAbout('profiles');

/** Returns undefined for an email whose record is in no list. @param section of the email's record */
export function getSubject(
  kind: MailKind,
  section: RecordKind | undefined,
): MailSubject | undefined {
  const subject = subjects[kind];
  return subject === 'record' ? section : subject;
}

const rightTo = (subject: MailSubject, verb: 'read' | 'review'): Right =>
  subject === 'accounts' || subject === 'privacy' ? `${subject}:manage` : `${subject}:${verb}`;

/** The staff member who views the queue. */
export interface QueueReader {
  /** Whether they see that emails exist whatever these are about, as those do who manage accounts. */
  readonly seesAll: boolean;
  /** The sections, and the kinds of emails about other subjects, that they may read. */
  readonly sections: readonly RecordKind[];
  readonly kinds: readonly MailKind[];
  readonly may: (subject: MailSubject | undefined, verb: 'read' | 'review') => boolean;
}

export const getQueueReader = (rights: ReadonlySet<Right>): QueueReader => ({
  seesAll: rights.has('accounts:manage'),
  sections: getKindsWithRight(rights, 'read'),
  kinds: (['accounts', 'privacy'] as const)
    .filter((subject) => rights.has(rightTo(subject, 'read')))
    .flatMap(mailsAbout),
  may: (subject, verb) => subject !== undefined && rights.has(rightTo(subject, verb)),
});

import { lifetimes } from '../site/lifetimes';
import type { Processing } from './processing';

const hoursPerDay = 24 * 3_600_000;

/**
 * Retention of an email in the outbox, until it is sent or given up, also if it was refused and is retried. Its text is
 * rendered only when it is sent.
 */
const waiting = { from: 'arrived', days: lifetimes.waitingMail / hoursPerDay } as const;

const toMember: Processing = {
  purposes: [{ purpose: 'profile', ground: 'church-work' }],
  categories: ['contact', 'faith'],
  retention: waiting,
};

const toStaff: Processing = {
  purposes: [{ purpose: 'staff-account', ground: 'church-work' }],
  categories: ['contact'],
  retention: waiting,
};

/** An email to the sender of a form, at the address in it. */
const toSender: Processing = {
  purposes: [{ purpose: 'answer', ground: 'church-work' }],
  categories: ['contact', 'faith'],
  retention: waiting,
};

/** An email that staff write to the person of a record. Its text is a part of the record, encrypted, and goes with it. */
const toPerson: Processing = {
  purposes: [{ purpose: 'answer', ground: 'church-work' }],
  categories: ['contact', 'faith', 'health'],
  retention: waiting,
};

/** The processing of each kind of email that the server sends (api/src/mail/mail-kind.ts). */
export const mailProcessing = {
  'reset-link': toMember,
  'confirm-email': toMember,
  'email-change-notice': toMember,
  'password-change-notice': toMember,
  'my-data-link': toSender,
  'profile-invitation': toMember,
  'profile-end': toMember,
  'form-received': toSender,
  'arrival-notice': toStaff,
  'waiting-digest': toStaff,
  'urgent-alert': toStaff,
  'colleague-notice': toStaff,
  'monthly-report': toStaff,
  'canary-stopped': toStaff,
  'staff-invitation': toStaff,
  'staff-confirm-email': toStaff,
  'staff-email-notice': toStaff,
  'staff-password-notice': toStaff,
  'staff-factor-notice': toStaff,
  'staff-recovery-notice': toStaff,
  'staff-reset-notice': toStaff,
  'staff-giving-notice': toStaff,
  'staff-identity-notice': toStaff,
  'staff-texts-notice': toStaff,
  'staff-guessed-notice': toStaff,
  letter: toPerson,
} as const satisfies Readonly<Record<string, Processing>>;

export type MailName = keyof typeof mailProcessing;

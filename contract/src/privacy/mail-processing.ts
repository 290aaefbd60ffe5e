import { unsentTextDays } from '../records/outreach';
import { lifetimes } from '../site/lifetimes';
import type { Processing } from './processing';

const hoursPerDay = 24 * 3_600_000;

/**
 * A mail waits in the outbox until it is sent, and no longer than so, also where it was refused and is sent again; its
 * words are made at the sending.
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

/** The sender of a form gets one, to the address in it. */
const toSender: Processing = {
  purposes: [{ purpose: 'answer', ground: 'church-work' }],
  categories: ['contact', 'faith'],
  retention: waiting,
};

/** What staff write to a person of a record: its words wait with it, and a little longer where it cannot be sent. */
const toPerson: Processing = {
  purposes: [{ purpose: 'answer', ground: 'church-work' }],
  categories: ['contact', 'faith', 'health'],
  retention: { from: 'arrived', days: unsentTextDays },
};

/** The same of each kind of mail that the server sends (api/src/mail/mail-kind.ts). */
export const mailProcessing = {
  'reset-link': toMember,
  'confirm-email': toMember,
  'email-change-notice': toMember,
  'password-change-notice': toMember,
  'my-data-link': toSender,
  'profile-end': toMember,
  'form-received': toSender,
  'arrival-notice': toStaff,
  'waiting-digest': toStaff,
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

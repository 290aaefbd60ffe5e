import type { FromSchema } from 'json-schema-to-ts';
import { email, line, paragraphs } from './field';
import type { QueuedState } from './mail-queue';
import type { RecordKind } from './review';
import { languageCodes } from '../site/languages';
import type { Language } from '../site/languages';

/**
 * How staff turn to the person of a record: by a mail, by WhatsApp or by hand. Each time is a line
 * of the record's history.
 */

export const contactWays = ['mail', 'whatsapp', 'hand'] as const;
export type ContactWay = (typeof contactWays)[number];

/** What a letter begins with. Their words are the api's, in every language of the site. */
export const emailTemplates = [
  'welcome',
  'check-in',
  'invitation',
  'answer',
  'missed',
  'blank',
] as const;
export type EmailTemplate = (typeof emailTemplates)[number];

/** In UTF-16 code units. */
export const emailLengths = { subject: 150, text: 4000, whatsApp: 1000 } as const;

/** Days for which the words of a mail that could not be sent are kept; of one that was sent they go at once. */
export const unsentTextDays = 7;

/** Of one section: the addresses of its records begin with it. */
export const sectionContactHistoryEndpoint = (kind: RecordKind) =>
  `/api/admin/outreach/${kind}` as const;

/**
 * GET: the history of a record, as `ContactHistory`. POST `contactNoteBody`: notes that the person was reached by
 * WhatsApp or by hand, answered 201 with the `ContactHistoryEntry`.
 */
export const contactHistoryEndpoint = (kind: RecordKind, id: string) =>
  `${sectionContactHistoryEndpoint(kind)}/${encodeURIComponent(id)}` as const;

/** GET: what a letter to the person can begin with, as `EmailDrafts`. POST `emailBody`, answered 201 with `ContactHistoryEntry`. */
export const emailsEndpoint = (kind: RecordKind, id: string) =>
  `${contactHistoryEndpoint(kind, id)}/letters` as const;

export interface ContactHistoryEntry {
  readonly _id: string;
  readonly way: ContactWay;
  /** ISO 8601. */
  readonly at: string;
  /** The e-mail address of the staff member; absent once the account is gone. */
  readonly by?: string;
  /** Absent of what was noted by hand. */
  readonly template?: EmailTemplate;
  /** The address of the record that a mail went to. */
  readonly to?: string;
  /** Of a mail. `failed`: it was refused for good, or given up. */
  readonly state?: EmailState;
  /** Why the last attempt to send it failed, in the mail server's words, as long as it is in the queue. */
  readonly reason?: string;
  /** Of a mail that is not sent, for those who may write. */
  readonly words?: EmailText;
}

export const emailStates = ['waiting', 'sent', 'failed'] as const;
export type EmailState = (typeof emailStates)[number];

export interface EmailText {
  readonly subject: string;
  readonly text: string;
}

export interface ContactHistory {
  /** Newest first. */
  readonly outreach: readonly ContactHistoryEntry[];
  /** The contacts that are planned; absent where none are, or no longer. */
  readonly followUp?: readonly FollowUpStep[];
  /** The confirmation by mail, where it could not be delivered, as long as it is in the queue. */
  readonly confirmation?: UnsentMail;
}

export interface UnsentMail {
  readonly state: QueuedState;
  /** In the mail server's words. */
  readonly reason: string;
}

/** `done`: a staff member reached the person on that day or later. */
export const followUpStates = ['done', 'due', 'planned'] as const;

export interface FollowUpStep {
  /** Days after the record arrived. */
  readonly day: number;
  /** YYYY-MM-DD, by Innsbruck's clock. */
  readonly date: string;
  readonly state: (typeof followUpStates)[number];
}

export interface EmailDraft extends EmailText {
  readonly template: EmailTemplate;
  readonly language: Language;
}

export interface EmailDrafts {
  /** Of each template in each language. */
  readonly drafts: readonly EmailDraft[];
  /** What fits the record best. */
  readonly template: EmailTemplate;
  /** What the person wrote in, where that is known. */
  readonly language?: Language;
  /** The address of the record that a mail can go to; absent where it has none. */
  readonly to?: string;
}

/** Made by who sends it, anew for each letter: the same one twice is one letter. */
const key = { type: 'string', pattern: /^[0-9a-f]{32}$/.source, maxLength: 32 } as const;

const template = { type: 'string', enum: emailTemplates } as const;

export const emailBody = {
  type: 'object',
  properties: {
    key,
    /** The address of the record as it was seen: no other is taken. */
    to: email,
    template,
    language: { type: 'string', enum: languageCodes },
    subject: { ...line, maxLength: emailLengths.subject },
    text: { ...paragraphs, maxLength: emailLengths.text },
  },
  required: ['key', 'to', 'template', 'language', 'subject', 'text'],
  additionalProperties: false,
} as const;

export type Email = FromSchema<typeof emailBody>;

export const contactNoteBody = {
  type: 'object',
  properties: {
    key,
    way: { type: 'string', enum: ['whatsapp', 'hand'] },
    /** Of what was written; what it said is not noted. */
    template,
  },
  required: ['key', 'way'],
  additionalProperties: false,
} as const;

export type ContactNote = FromSchema<typeof contactNoteBody>;

import type { FromSchema } from 'json-schema-to-ts';
import { email, line, paragraphs } from './field';
import type { QueuedState } from './mail-queue';
import type { RecordKind } from './review';
import { languageCodes } from '../site/languages';
import type { Language } from '../site/languages';

/**
 * How staff contact the person of a record: by email, by WhatsApp or otherwise (`hand`). Each contact is an entry of
 * the record's contact history.
 */

export const contactWays = ['mail', 'whatsapp', 'hand'] as const;
export type ContactWay = (typeof contactWays)[number];

/** Templates of an email to a person. The api has their texts, in every language of the site. */
export const emailTemplates = [
  'welcome',
  'check-in',
  'invitation',
  'answer',
  'missed',
  'blank',
] as const;
export type EmailTemplate = (typeof emailTemplates)[number];

/** UTF-16 code units. */
export const emailLengths = { subject: 150, text: 4000, whatsApp: 1000 } as const;

/** Days for which the text of an email that could not be sent is kept; that of a sent one is removed at once. */
export const unsentTextDays = 7;

/** Prefix of the endpoints of a section's records. */
export const sectionContactHistoryEndpoint = (kind: RecordKind) =>
  `/api/admin/outreach/${kind}` as const;

/**
 * GET: the contact history of a record. POST `contactNoteBody`: adds a contact by WhatsApp or in another way; 201 with
 * the new entry.
 */
export const contactHistoryEndpoint = (kind: RecordKind, id: string) =>
  `${sectionContactHistoryEndpoint(kind)}/${encodeURIComponent(id)}` as const;

/** GET: the templates for an email to the person. POST `emailBody`: sends an email; 201 with the new entry. */
export const emailsEndpoint = (kind: RecordKind, id: string) =>
  `${contactHistoryEndpoint(kind, id)}/letters` as const;

export interface ContactHistoryEntry {
  readonly _id: string;
  readonly way: ContactWay;
  /** ISO 8601. */
  readonly at: string;
  /** Email address of the staff member; absent if the account was removed. */
  readonly by?: string;
  /** Only for an email or a WhatsApp message. */
  readonly template?: EmailTemplate;
  /** The address of the record that the email was sent to. */
  readonly to?: string;
  /** Only for an email. `failed`: it was refused permanently, or given up. */
  readonly state?: EmailState;
  /** Why the last attempt to send it failed: the mail server's response, while the email is in the queue. */
  readonly reason?: string;
  /** Text of an email that was not sent, for staff who may send emails. */
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
  /** The planned contacts; absent if there are none, or no longer. */
  readonly followUp?: readonly FollowUpStep[];
  /** The confirmation email, if it could not be delivered and is still in the queue. */
  readonly confirmation?: UnsentMail;
}

export interface UnsentMail {
  readonly state: QueuedState;
  readonly reason: string;
}

/** `done`: a staff member contacted the person on that day or later. */
export const followUpStates = ['done', 'due', 'planned'] as const;

export interface FollowUpStep {
  /** Days after the record arrived. */
  readonly day: number;
  /** Local date in Innsbruck, YYYY-MM-DD. */
  readonly date: string;
  readonly state: (typeof followUpStates)[number];
}

export interface EmailDraft extends EmailText {
  readonly template: EmailTemplate;
  readonly language: Language;
}

export interface EmailDrafts {
  /** One for each template and language. */
  readonly drafts: readonly EmailDraft[];
  /** The template that fits the record best. */
  readonly template: EmailTemplate;
  /** The language in which the person wrote, if it is known. */
  readonly language?: Language;
  /** The email address of the record; absent if it has none. */
  readonly to?: string;
}

/** Idempotency key, which the client makes anew for each email: a repeated one is not sent twice. */
const key = { type: 'string', pattern: /^[0-9a-f]{32}$/.source, maxLength: 32 } as const;

const template = { type: 'string', enum: emailTemplates } as const;

export const emailBody = {
  type: 'object',
  properties: {
    key,
    /** The address of the record as staff saw it: any other is refused. */
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
    /** The template of the message; its text is not stored. */
    template,
  },
  required: ['key', 'way'],
  additionalProperties: false,
} as const;

export type ContactNote = FromSchema<typeof contactNoteBody>;

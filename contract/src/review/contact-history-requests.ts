import * as Type from '@sinclair/typebox';
import { getFilterFacts } from './filter-fact-requests';
import { date, email, line, paragraphs } from '../records/field';
import { queuedStates } from '../office/mail-queue-requests';
import { recordId, recordKinds } from '../records/review';
import { request } from '../requests/request';
import { oneOf, sentence, strictObject, textField, wholeNumber } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { languageCodes } from '../site/languages';
import { reply } from './replies';
import { getReviewCounts, review } from './review-requests';
import { getToday, getTodayCounts } from './today-requests';

/**
 * How staff contact the person of a record: by email, by WhatsApp or otherwise (`hand`). Each contact is an entry of
 * the record's contact history, which also has the notes of staff.
 */

export const contactWays = ['mail', 'whatsapp', 'hand'] as const;
export type ContactWay = (typeof contactWays)[number];

/**
 * What came of a call or a meeting. Only `reached` fulfils a planned contact: an email or a WhatsApp message is a try
 * until the person answers. `try-again` comes with the day of the next try.
 */
export const contactOutcomes = ['reached', 'not-reached', 'wrong-number', 'try-again'] as const;
export type ContactOutcome = (typeof contactOutcomes)[number];

/** Days ahead that staff may put off the next try. */
export const longestPutOff = 180;
/** Minutes in which staff may take back a contact that they noted. */
export const contactUndoTime = 60;

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
export const emailLengths = { subject: 150, text: 10_000, whatsApp: 1000, bulk: 4000 } as const;

const emailStates = ['waiting', 'sent', 'failed'] as const;
export type EmailState = (typeof emailStates)[number];

const emailText = { subject: Type.String(), text: Type.String() };
const words = Type.Object(emailText);
export type EmailText = Value<typeof words>;

export const contactHistoryEntry = Type.Object({
  _id: sentence,
  way: oneOf(contactWays),
  /** ISO 8601. */
  at: sentence,
  /** Email address of the staff member; absent if the account was removed. */
  by: Type.Optional(sentence),
  /** Only for an email or a WhatsApp message. */
  template: Type.Optional(oneOf(emailTemplates)),
  /** Only for one by hand. */
  outcome: Type.Optional(oneOf(contactOutcomes)),
  /** Local date in Innsbruck, YYYY-MM-DD; only with `try-again`. */
  tryAgainOn: Type.Optional(sentence),
  /** The address of the record that the email was sent to. */
  to: Type.Optional(sentence),
  /** Only for an email. `failed`: it was refused permanently, or given up. */
  state: Type.Optional(oneOf(emailStates)),
  /** Why the last attempt to send it failed: the mail server's response, while the email is in the queue. */
  reason: Type.Optional(sentence),
  /** What the email said; absent if it was sent by an earlier release, which did not keep it. */
  words: Type.Optional(words),
});
export type ContactHistoryEntry = Value<typeof contactHistoryEntry>;

/** `done`: a staff member reached the person on that day or later. */
const followUpStates = ['done', 'due', 'planned'] as const;

const followUpStep = Type.Object({
  /** Days after the record arrived. */
  day: wholeNumber,
  /** Local date in Innsbruck, YYYY-MM-DD. */
  date: sentence,
  state: oneOf(followUpStates),
});
export type FollowUpStep = Value<typeof followUpStep>;

const unsentMail = Type.Object({ state: oneOf(queuedStates), reason: sentence });
export type UnsentMail = Value<typeof unsentMail>;

/** What a member of staff noted about a record. */
export const recordNote = Type.Object({
  _id: sentence,
  /** ISO 8601. */
  at: sentence,
  /** Email address of its writer; absent if the account was removed, or an earlier release did not keep it. */
  by: Type.Optional(sentence),
  text: Type.String(),
  /** Ids of the colleagues whom it mentions. */
  mentions: Type.Array(sentence),
  /** ISO 8601: until then the caller, who wrote it, may change it. Absent from notes of others. */
  changeableUntil: Type.Optional(sentence),
});
export type RecordNote = Value<typeof recordNote>;

const contactHistory = Type.Object({
  /** Newest first. */
  outreach: Type.Array(contactHistoryEntry),
  /** Replies to those emails, newest first; absent if there are none. */
  replies: Type.Optional(Type.Array(reply)),
  /** Newest first. */
  notes: Type.Array(recordNote),
  /** The planned contacts; absent if there are none, or no longer. */
  followUp: Type.Optional(Type.Array(followUpStep)),
  /** The confirmation email, if it could not be delivered and is still in the queue. */
  confirmation: Type.Optional(unsentMail),
});
export type ContactHistory = Value<typeof contactHistory>;

const params = { kind: oneOf(recordKinds) };

export const getContactHistory = request('GET /api/admin/outreach/:kind/:id', {
  access: { sectionRight: 'read' },
  params,
  response: contactHistory,
  errors: ['no-record'],
});

const addedContact = Type.Object({
  entry: contactHistoryEntry,
  /** Its review where the contact moved it from `new` to `in-progress`. */
  review: Type.Optional(review),
});
export type AddedContact = Value<typeof addedContact>;

const write = {
  access: { sectionRight: 'review' },
  params,
  response: addedContact,
  status: 201,
  errors: ['no-record', 'record-merged', 'record-changed', 'changed-meanwhile'],
  audit: { action: 'outreach', kind: ':kind' },
  announces: ':kind',
  touches: [getContactHistory, getToday, getTodayCounts, getReviewCounts, getFilterFacts],
} as const;

/** Idempotency key, which the client makes anew for each email or note: a repeated one is not stored twice. */
export const contactKey = Type.String({ pattern: /^[0-9a-f]{32}$/.source, maxLength: 32 });

const template = oneOf(emailTemplates);

const contactNote = strictObject({
  key: contactKey,
  way: oneOf(['whatsapp', 'hand']),
  /** The template of the message; its text is not stored. */
  template: Type.Optional(template),
  /** What came of it, only by hand; without it the person was reached. */
  outcome: Type.Optional(oneOf(contactOutcomes)),
  /** Only with `try-again`: a day from tomorrow on in Innsbruck, at most `longestPutOff` days ahead. */
  tryAgainOn: Type.Optional(textField(date)),
});
export type ContactNote = Value<typeof contactNote>;

/** Adds a contact by WhatsApp or in another way. */
export const addContactNote = request('POST /api/admin/outreach/:kind/:id', {
  ...write,
  body: contactNote,
  limit: 'staff',
});

/** Takes back a contact that the caller noted within the last `contactUndoTime` minutes; an email cannot be. */
export const removeContactNote = request('DELETE /api/admin/outreach/:kind/:id/notes/:noteId', {
  access: { sectionRight: 'review' },
  params: { ...params, noteId: recordId },
  errors: ['not-found'],
  audit: { action: 'outreach', kind: ':kind' },
  announces: ':kind',
  touches: [getContactHistory, getFilterFacts],
});

const draft = Type.Object({
  template,
  language: oneOf(languageCodes),
  ...emailText,
  /** What the person wrote in this record, quoted with its date, to be added to an email; '' if that is nothing. */
  quote: Type.String(),
});
export type EmailDraft = Value<typeof draft>;

const drafts = Type.Object({
  /** One for each template and language. */
  drafts: Type.Array(draft),
  /** The template that fits the record best. */
  template,
  /** The language in which the person wrote, if it is known. */
  language: Type.Optional(oneOf(languageCodes)),
  /** The email address of the record; absent if it has none. */
  to: Type.Optional(sentence),
  /** Replies come back to the record; absent if they go to the church's office. */
  repliesComeBack: Type.Optional(Type.Literal(true)),
});
export type EmailDrafts = Value<typeof drafts>;

/** The templates for an email to the person. */
export const getEmailDrafts = request('GET /api/admin/outreach/:kind/:id/letters', {
  access: { sectionRight: 'review' },
  params,
  response: drafts,
  errors: ['no-record', 'record-merged'],
});

const emailBody = strictObject({
  key: contactKey,
  /** The address of the record as staff saw it: any other is refused. */
  to: textField(email),
  template,
  language: oneOf(languageCodes),
  subject: Type.String({ ...line, maxLength: emailLengths.subject }),
  text: Type.String({ ...paragraphs, maxLength: emailLengths.text }),
});
export type Email = Value<typeof emailBody>;

export const sendEmail = request('POST /api/admin/outreach/:kind/:id/letters', {
  ...write,
  body: emailBody,
});

/** Records whose people one request writes to at most. */
export const maxBulkEmails = 50;

const bulkRefusals = [
  ...(['no-record', 'record-merged', 'record-changed', 'same-address'] as const),
  ...(['same-household', 'no-right', 'too-many-mails'] as const),
] as const;
export type BulkRefusal = (typeof bulkRefusals)[number];

/** Finds which of the records that staff want to write to are of one household. The caller may review their sections. */
export const findEmailHouseholds = request('POST /api/admin/outreach/households', {
  access: 'staff',
  worksWithoutStorage: true,
  body: strictObject({
    records: Type.Array(recordId, { minItems: 1, maxItems: maxBulkEmails, uniqueItems: true }),
  }),
  response: Type.Object({
    /** The ids of the records of each household of which there are several. */
    households: Type.Array(Type.Array(sentence)),
  }),
});

/**
 * Sends one email to the people of many records, of any sections that the caller may review. The server writes the
 * greeting by name before the text and the closing after it. What one of them refuses leaves the others sent.
 */
export const sendEmails = request('POST /api/admin/outreach', {
  access: 'staff',
  body: strictObject({
    key: contactKey,
    records: Type.Array(
      strictObject({
        kind: oneOf(recordKinds),
        id: recordId,
        /** The address of the record as staff saw it: any other is refused. */
        to: textField(email),
      }),
      { minItems: 1, maxItems: maxBulkEmails },
    ),
    /** The language of greeting and closing; absent: that of each record. */
    language: Type.Optional(oneOf(languageCodes)),
    subject: Type.String({ ...line, maxLength: emailLengths.subject }),
    text: Type.String({ ...paragraphs, maxLength: emailLengths.bulk }),
    /** Whether a household gets one email, which greets those of it whom the request names and goes to the first of them. */
    perHousehold: Type.Optional(Type.Boolean()),
  }),
  response: Type.Object({
    sent: Type.Array(
      Type.Object({ kind: oneOf(recordKinds), id: sentence, review: Type.Optional(review) }),
    ),
    /** `same-address`, `same-household`: they got the email by another record of the request. */
    refused: Type.Array(
      Type.Object({ kind: oneOf(recordKinds), id: sentence, code: oneOf(bulkRefusals) }),
    ),
  }),
  audit: { action: 'outreach', kind: recordKinds },
  announces: 'audited-kinds',
  touches: [getContactHistory, getToday, getTodayCounts, getReviewCounts, getFilterFacts],
});

import * as Type from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { email, formBody } from '../records/field';
import { recordId, seenVersion } from '../records/review';
import { sentStates } from '../records/stored-record';
import { request } from '../requests/request';
import {
  formFields,
  oneOf,
  sentence,
  strictObject,
  textField,
  wholeNumber,
} from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { pageQuery } from '../wire/form-action';

/**
 * The requests of people about a form that they sent: with the code of its receipt (contract/receipts), a link that was
 * sent to the email address in it, or as the member with that confirmed address. Those with a key are POSTs, so that no
 * key appears in a URL or a log. An unknown key and one of a removed record get the same answer: 404.
 */

/** Parameter in the fragment of the page's URL, which browsers do not send to servers. */
export const sentLinkFragment = 'link';

/** Records in a response at most; the newest are kept. */
export const maxLinkedRecords = 100;

export const receiptCode = {
  type: 'string',
  format: 'line',
  minLength: 1,
  maxLength: 200,
} as const;

const receiptKey = strictObject({ code: textField(receiptCode) });
export type ReceiptKey = Value<typeof receiptKey>;

const link = Type.String({ format: 'line', minLength: 1, maxLength: 200 });
const linkKey = strictObject({ link, _id: recordId });
const memberKey = strictObject({ _id: recordId });

/**
 * The key to one record: the code of its receipt; a link and the record's id; or the id alone, with the bearer token of
 * a member.
 */
const sentKey = Type.Unsafe<Static<typeof receiptKey | typeof linkKey | typeof memberKey>>({
  oneOf: [receiptKey, linkKey, memberKey],
});
export type SentKey = Value<typeof sentKey>;

const sentFields = {
  /** One of `submissionNames`. The page also shows records of a kind that it does not know. */
  kind: sentence,
  /** ISO 8601, as are all times. */
  createdAt: sentence,
  __v: wholeNumber,
  state: oneOf(sentStates),
  /** In the order of the form. By hand, because `Type.Record` would bring much more of TypeBox into the page. */
  fields: Type.Unsafe<Record<string, string | number>>({
    type: 'object',
    patternProperties: { '^': { anyOf: [{ type: 'string' }, { type: 'number' }] } },
  }),
  /** Absent if no consent was given. */
  consent: Type.Optional(
    Type.Object({ givenAt: Type.String(), withdrawnAt: Type.Optional(Type.String()) }),
  ),
  /** The open request for erasure; absent if there is none. */
  erasure: Type.Optional(Type.Object({ askedAt: Type.String(), dueAt: Type.String() })),
};
/** A submission as its sender may see it, without anything that staff noted. */
const sentRecord = Type.Object(sentFields);
export type SentRecord = Value<typeof sentRecord>;

const linkedRecord = Type.Object({ _id: sentence, ...sentFields });
export type LinkedRecord = Value<typeof linkedRecord>;

const linkedRecords = Type.Object({
  /** Newest first. */
  records: Type.Array(linkedRecord),
  /** Whether there are more records than the response contains. */
  isCut: Type.Boolean(),
});
export type LinkedRecords = Value<typeof linkedRecords>;

/** The handler checks the key, which is a code or the token of a link that any visitor may have. */
const withKey = { access: 'by-handler', limit: 'public-form', response: sentRecord } as const;
const keyErrors = ['no-receipt', 'sent-link-over'] as const;

export const findSent = request('POST /api/my-data/find', {
  ...withKey,
  body: sentKey,
  errors: keyErrors,
});

/** Does nothing if there is no consent. */
export const withdrawConsent = request('POST /api/my-data/withdraw', {
  ...withKey,
  body: sentKey,
  errors: keyErrors,
});

/** Asks staff to erase the record. Idempotent. */
export const requestErasure = request('POST /api/my-data/erasure', {
  ...withKey,
  body: sentKey,
  errors: keyErrors,
});

/** 409 if the record was changed or merged in the meantime, or staff hold it. */
export const correctSent = request('POST /api/my-data/correct', {
  ...withKey,
  body: strictObject({
    key: sentKey,
    /** The version that the sender saw: later changes are not overwritten. */
    __v: seenVersion,
    fields: formFields,
  }),
  errors: [
    ...keyErrors,
    'invalid-body',
    'sent-unreadable',
    'sent-merged',
    'changed-meanwhile',
    'sent-held',
    'sent-program-limited',
  ],
});

/** Emails a link if anything was sent from that address. The response is the same in any case. */
export const requestSentLink = request('POST /api/my-data/link', {
  access: 'public',
  query: pageQuery,
  body: formBody({ type: 'object', properties: { email }, required: ['email'] }),
  response: Type.Object({ message: Type.Optional(sentence) }),
  limit: 'log-in',
});

/** The records that were sent from the address of an emailed link. */
export const openSentLink = request('POST /api/my-data/linked', {
  access: 'public',
  body: strictObject({ link }),
  response: linkedRecords,
  errors: ['sent-link-over'],
  limit: 'log-in',
});

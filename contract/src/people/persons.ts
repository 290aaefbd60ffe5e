import * as Type from '@sinclair/typebox';
import { nullable, oneOf, sentence, wholeNumber } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { recordKinds } from '../records/review';

/**
 * A person: all records of one human, over all sections. A response about one holds only the records of sections that
 * the caller may read, and its names, counts and times come from those alone.
 */

/** A record of a person. */
export const recordPlace = Type.Object({ kind: oneOf(recordKinds), _id: sentence });
export type RecordPlace = Value<typeof recordPlace>;

/** Records of one person that a list contains at most; the page of the person has all. */
export const maxListedRecords = 50;

export const personHead = Type.Object({
  _id: sentence,
  /** That of the profile, else of the newest record with a name; '' if there is none. */
  name: Type.String(),
  /** As they were typed, each once, the newest first. */
  emails: Type.Array(Type.String()),
  phones: Type.Array(Type.String()),
  /** The newest first, at most `maxListedRecords`. */
  records: Type.Array(recordPlace),
  recordCount: wholeNumber,
  /** Those of `records` that staff have not done with. */
  open: wholeNumber,
  /** When the newest record arrived, ISO 8601. */
  lastAt: sentence,
  isMember: Type.Boolean(),
  /** The household of the person; its name is that of its members. */
  household: Type.Optional(Type.Object({ _id: sentence, name: Type.String() })),
  /** One more with each join, part or separation, from a random first one: a page that is out of date changes nothing. */
  version: wholeNumber,
});
export type PersonHead = Value<typeof personHead>;

/**
 * Why two records may be of one person: they share an email address, a phone number (and the name, or both have none), a
 * name, or both names of a couple.
 */
export const samePersonReasons = ['email', 'phone', 'name', 'couple'] as const;
export type SamePersonReason = (typeof samePersonReasons)[number];

/** Two persons that may be one, for staff to decide. */
export const personProposal = Type.Object({
  /** The one with the newest record first. */
  persons: Type.Array(personHead, { minItems: 2, maxItems: 2 }),
  /** The records that share most, in the order of `persons`, for a comparison. */
  records: Type.Array(recordPlace, { minItems: 2, maxItems: 2 }),
  reasons: Type.Array(oneOf(samePersonReasons)),
  /** The name and the email address or phone number are the same: many of these can be joined at once. */
  isObvious: Type.Boolean(),
});
export type PersonProposal = Value<typeof personProposal>;

/** Why the rule joined by itself. */
export const certainReasons = ['confirmed-email', 'phone-and-name', 'same-key', 'merge'] as const;
export type CertainReason = (typeof certainReasons)[number];

/** `apart`: staff said that persons are not the same. */
export const personChangeNames = ['join', 'part', 'apart'] as const;

/** What was done to a person, and can be undone. */
export const personChange = Type.Object({
  _id: sentence,
  what: oneOf(personChangeNames),
  /** ISO 8601. */
  at: sentence,
  /** Email address of the staff member; null if the rule did it, or the account was removed. */
  by: nullable(sentence),
  /** Only for a join or a part by the rule. */
  reason: Type.Optional(oneOf(certainReasons)),
  /** The records that it moved, or that were kept apart. */
  records: Type.Array(recordPlace),
});
export type PersonChange = Value<typeof personChange>;

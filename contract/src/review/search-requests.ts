import * as Type from '@sinclair/typebox';
import { recordKinds, reviewedRecord } from '../records/review';
import { request } from '../requests/request';
import { oneOf, strictObject } from '../requests/schemas';
import type { Value } from '../requests/schemas';

/** UTF-16 code units after trimming. */
export const searchLength = { min: 2, max: 200 } as const;
/** Searches in one request at most: a person's email address, phone number and name. */
export const maxSearches = 3;

/**
 * Where a record matches, the most telling place first: in names, email addresses and phone numbers; in other texts; or
 * only in dates and amounts, which match almost any digits.
 */
export const foundPlaces = ['person', 'text', 'dates'] as const;
export type FoundPlace = (typeof foundPlaces)[number];

const found = Type.Object({
  kind: oneOf(recordKinds),
  record: reviewedRecord,
  /** Absent from a server of an older release. */
  foundIn: Type.Optional(oneOf(foundPlaces)),
  /** The record is in quarantine and in no list until staff release it. */
  isQuarantined: Type.Optional(Type.Literal(true)),
});
const searchResult = Type.Object({
  /** Sorted by `foundIn` in the order of `foundPlaces`, then newest first. */
  results: Type.Array(found),
  /** Whether there are more than the response contains. */
  isCut: Type.Boolean(),
  /**
   * When the newest record arrived whose encrypted texts were not searched, and so none of an older one: it would have
   * taken too long. Absent where all were.
   */
  searchedBackTo: Type.Optional(Type.String()),
});
export type SearchResult = Value<typeof searchResult>;

/**
 * Finds the records about a person in all kinds that match at least one of the searches. A POST, because a name or an
 * address in a query string would appear in logs and browser histories.
 */
export const searchRecords = request('POST /api/admin/search', {
  access: 'staff',
  worksWithoutStorage: true,
  body: strictObject({
    q: Type.Array(Type.String({ minLength: searchLength.min, maxLength: searchLength.max }), {
      minItems: 1,
      maxItems: maxSearches,
    }),
  }),
  response: searchResult,
  errors: ['not-searchable'],
});

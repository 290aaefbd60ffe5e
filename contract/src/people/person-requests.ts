import * as Type from '@sinclair/typebox';
import { recordId, recordKinds, reviewedRecord, seenVersion } from '../records/review';
import { request } from '../requests/request';
import { oneOf, sentence, strictObject, wholeNumber } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { contactHistoryEntry, recordNote } from '../review/contact-history-requests';
import { recordOrigin } from '../review/record-entry-requests';
import { reply } from '../review/replies';
import { recordConsent, review } from '../review/review-requests';
import { searchLength } from '../review/search-requests';
import { personFilterText } from './person-filter';
import {
  personChange,
  personHead,
  personProposal,
  recordPlace,
  samePersonReasons,
} from './persons';

/** Persons as staff see them: in a list, by a search, on a page of their own; and joining and parting them. */

/** Persons or proposals that one response contains at most. */
export const personPageLength = 50;

/** - `members`: those with a profile. */
export const personLists = ['all', 'members'] as const;
export type PersonList = (typeof personLists)[number];

const from = Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 }));

/**
 * Lists persons, the one with the newest record first. 400 if the filter is none. With `only=count` nobody is listed and
 * only the `total` is told, which is noted as no reading.
 */
export const listPersons = request('GET /api/admin/persons', {
  access: 'staff',
  query: Type.Object({
    from,
    list: Type.Optional(oneOf(personLists)),
    /** Only persons with a record of this section. */
    kind: Type.Optional(oneOf(recordKinds)),
    filter: Type.Optional(personFilterText),
    only: Type.Optional(oneOf(['count'])),
  }),
  response: Type.Object({
    persons: Type.Array(personHead),
    /** Over all pages. */
    total: wholeNumber,
  }),
});

/** Finds persons by their records, as the search for records does. */
export const searchPersons = request('POST /api/admin/persons/search', {
  access: 'staff',
  worksWithoutStorage: true,
  body: strictObject({
    q: Type.String({ minLength: searchLength.min, maxLength: searchLength.max }),
  }),
  response: Type.Object({
    /** The best match first. */
    persons: Type.Array(personHead),
    /** Whether there are more than the response contains. */
    isCut: Type.Boolean(),
  }),
  errors: ['not-searchable'],
});

/** Pairs of persons who may be one, the obvious ones first. Needs the right `review` in a section of each. */
export const listPersonProposals = request('GET /api/admin/persons/proposals', {
  access: 'staff',
  query: Type.Object({ from }),
  response: Type.Object({
    proposals: Type.Array(personProposal),
    /** Over all pages. */
    total: wholeNumber,
  }),
});

const personRecord = Type.Object({
  kind: oneOf(recordKinds),
  record: reviewedRecord,
  review: Type.Optional(review),
  consent: Type.Optional(recordConsent),
  /** Only for a record that did not come from its person over the website. */
  origin: Type.Optional(recordOrigin),
});
export type RecordOfPerson = Value<typeof personRecord>;

const duplicates = Type.Object({
  kind: oneOf(recordKinds),
  records: Type.Array(sentence, { minItems: 2, maxItems: 2 }),
  reasons: Type.Array(oneOf(samePersonReasons)),
});

const householdOfPerson = Type.Object({
  _id: sentence,
  name: Type.String(),
  version: wholeNumber,
  members: Type.Array(personHead),
});

const person = Type.Object({
  ...personHead.properties,
  /** The newest first. */
  entries: Type.Array(personRecord),
  /** Its household with all members. */
  family: Type.Optional(householdOfPerson),
  /** Pairs of records of one section that may be duplicates and are not decided. */
  duplicates: Type.Array(duplicates),
  proposals: Type.Array(personProposal),
  /** What can be undone, the newest first. */
  changes: Type.Array(personChange),
});
export type Person = Value<typeof person>;

/** The page of a person. `:id` is that of a person or of one of its records, so that a link needs no lookup. */
export const getPerson = request('GET /api/admin/persons/:id', {
  access: 'staff',
  response: person,
  errors: ['no-person'],
});

/** What a timeline tells. `sent` is a record that arrived, `added` one that staff took down. */
export const timelineKinds = [
  ...(['sent', 'added', 'imported', 'corrected', 'merged'] as const),
  ...(['note', 'contact', 'reply', 'joined', 'parted'] as const),
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

const timelineEntry = Type.Object({
  /** Unique within the timeline. */
  _id: sentence,
  /** ISO 8601. */
  at: sentence,
  what: oneOf(timelineKinds),
  /** The record that it is about. */
  place: recordPlace,
  /** Email address of the staff member; absent if it was none, or the account was removed. */
  by: Type.Optional(sentence),
  note: Type.Optional(recordNote),
  /** An email, a message or a contact by hand. */
  contact: Type.Optional(contactHistoryEntry),
  reply: Type.Optional(reply),
  /** For `joined` and `parted`. */
  change: Type.Optional(personChange),
});
export type TimelineEntry = Value<typeof timelineEntry>;

/** All that was sent, said, mailed and noted about a person, the newest first, 100 entries at most. */
export const getTimeline = request('GET /api/admin/persons/:id/timeline', {
  access: 'staff',
  query: Type.Object({
    /** The `next` of the page before. */
    before: Type.Optional(Type.String({ maxLength: 120, pattern: /^[\w:.@-]+$/.source })),
    what: Type.Optional(oneOf(timelineKinds)),
  }),
  response: Type.Object({
    entries: Type.Array(timelineEntry),
    /** Absent on the last page. */
    next: Type.Optional(sentence),
  }),
  errors: ['no-person'],
});

/** Persons that one request joins or keeps apart at most. */
export const maxJoinedPersons = 20;
/** Records that one request parts at most. */
export const maxPartedRecords = 100;

const seenPersons = strictObject({
  persons: Type.Array(strictObject({ _id: recordId, version: seenVersion }), {
    minItems: 2,
    maxItems: maxJoinedPersons,
  }),
});

const groupedPerson = Type.Object({
  _id: sentence,
  /** Its records of the section. */
  records: Type.Array(sentence),
  household: Type.Optional(sentence),
});

/**
 * What staff said about the persons of a section: records of two persons of one household, or of two persons that are
 * apart, are no possible matches.
 */
export const listPersonGroups = request('GET /api/admin/persons/of/:kind', {
  access: { sectionRight: 'read' },
  params: { kind: oneOf(recordKinds) },
  response: Type.Object({
    /** Only persons of a household, or apart from another one. */
    persons: Type.Array(groupedPerson),
    /** Pairs of their ids. */
    apart: Type.Array(Type.Array(sentence, { minItems: 2, maxItems: 2 })),
  }),
});
export type PersonGroups = Value<typeof listPersonGroups.response>;

const changeErrors = ['no-person', 'person-twice', 'no-right', 'changed-meanwhile'] as const;
const touches = [listPersons, listPersonProposals, getPerson, getTimeline, listPersonGroups];

/** Joins persons into the first of them. Needs the right `review` in a section of each. */
export const joinPersons = request('POST /api/admin/persons/joins', {
  access: 'staff',
  body: seenPersons,
  response: Type.Object({ change: personChange, person: personHead }),
  status: 201,
  errors: changeErrors,
  audit: { action: 'join', kind: 'people' },
  touches,
});

/** Says of persons that they are not the same. Needs the right `review` in a section of each. */
export const separatePersons = request('POST /api/admin/persons/separations', {
  access: 'staff',
  body: seenPersons,
  response: Type.Object({ change: personChange }),
  status: 201,
  errors: changeErrors,
  audit: { action: 'apart', kind: 'people' },
  touches,
});

/** Makes records a person of their own. Needs the right `review` in the section of each. */
export const partPerson = request('POST /api/admin/persons/:id/parts', {
  access: 'staff',
  body: strictObject({
    records: Type.Array(recordId, { minItems: 1, maxItems: maxPartedRecords, uniqueItems: true }),
    seenVersion,
  }),
  response: Type.Object({
    change: personChange,
    /** The person without the records. */
    person: personHead,
    parted: personHead,
  }),
  status: 201,
  errors: [...changeErrors, 'nothing-left'],
  audit: { action: 'part', kind: 'people' },
  touches,
});

/** Undoes a join, a part or a separation, as long as its records are still where it put them. */
export const undoPersonChange = request('POST /api/admin/persons/changes/:id/undo', {
  access: 'staff',
  response: Type.Object({
    /** The persons of its records. */
    persons: Type.Array(personHead),
  }),
  errors: ['not-found', 'no-right', 'changed-meanwhile'],
  audit: { action: 'undo', kind: 'people' },
  touches,
});

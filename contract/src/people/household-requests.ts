import * as Type from '@sinclair/typebox';
import { recordId, seenVersion } from '../records/review';
import { request } from '../requests/request';
import { nullable, oneOf, sentence, strictObject, wholeNumber } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { getPerson, listPersonGroups, listPersons } from './person-requests';
import { personHead } from './persons';

/**
 * Households: persons who live together, as staff said once. Whom the caller may not read is left out, also of a
 * household's name, and a household of which they may read fewer than two persons does not exist for them.
 */

/** Persons of one household at most. */
export const maxHouseholdPersons = 20;
/** Households or proposals that one response contains at most. */
export const householdPageLength = 50;

/** What the persons of a proposed household share, beside different names. */
export const householdReasons = ['address', 'phone', 'email'] as const;
export type HouseholdReason = (typeof householdReasons)[number];

const household = Type.Object({
  _id: sentence,
  /** The name that all share, else the names of the persons. */
  name: Type.String(),
  /** By name. */
  persons: Type.Array(personHead),
  /** One more with each change of who belongs to it, from a random first one. */
  version: wholeNumber,
});
export type Household = Value<typeof household>;

const households = Type.Object({
  /** The one that was said last comes first. */
  households: Type.Array(household),
  /** Over all pages. */
  total: wholeNumber,
});
export type Households = Value<typeof households>;

const from = Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 }));

/** The households that staff have said. */
export const listHouseholds = request('GET /api/admin/households', {
  access: 'staff',
  query: Type.Object({ from }),
  response: households,
});

const proposal = Type.Object({
  /** By name; those who are in a household already are among them. */
  persons: Type.Array(personHead),
  /** What each of them shares with another one. */
  reasons: Type.Array(oneOf(householdReasons)),
  /** The household that the others would join; absent if it would be a new one. */
  household: Type.Optional(Type.Object({ _id: sentence, version: wholeNumber })),
});
export type HouseholdProposal = Value<typeof proposal>;

const proposals = Type.Object({
  /** Those with the newest records first; as staff decide, older ones follow. */
  proposals: Type.Array(proposal),
  /** Over all pages. */
  total: wholeNumber,
});
export type HouseholdProposals = Value<typeof proposals>;

/** Persons who may be a household and whom the caller may put into one: they may review records of each of them. */
export const listHouseholdProposals = request('GET /api/admin/households/proposals', {
  access: 'staff',
  query: Type.Object({
    from,
    /** Only those whom this person may live with: who shares something with the person. */
    person: Type.Optional(recordId),
  }),
  response: proposals,
});

const touches = [
  ...[listHouseholds, listHouseholdProposals],
  ...[listPersons, getPerson, listPersonGroups],
] as const;

/** Ids of persons, of each of whom the caller may review a record. */
const persons = (minItems: number) =>
  Type.Array(recordId, { minItems, maxItems: maxHouseholdPersons, uniqueItems: true });

/**
 * Says that persons are a household. Whoever is in another one moves; if that has somebody whom the caller may not read,
 * all persons join it instead.
 */
export const addHousehold = request('POST /api/admin/households', {
  access: 'staff',
  body: strictObject({ persons: persons(2) }),
  response: household,
  status: 201,
  errors: ['no-person', 'no-right'],
  audit: { action: 'household', kind: 'people' },
  touches,
});

/**
 * Says who belongs to a household. Whom the caller may not review stays in it. A household with fewer than two persons is
 * removed, so an empty list removes it; what the response then has is null.
 */
export const changeHousehold = request('PUT /api/admin/households/:id', {
  access: 'staff',
  body: strictObject({ persons: persons(0), seenVersion }),
  response: Type.Object({ household: nullable(household) }),
  errors: ['no-person', 'no-right', 'not-found', 'changed-meanwhile'],
  audit: { action: 'household', kind: 'people' },
  touches,
});

/** Says that persons are no household, so that they are not proposed as one again. `addHousehold` takes it back. */
export const refuseHousehold = request('POST /api/admin/households/refusals', {
  access: 'staff',
  body: strictObject({ persons: persons(2) }),
  errors: ['no-person', 'no-right'],
  audit: { action: 'household', kind: 'people' },
  touches,
});

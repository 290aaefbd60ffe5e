import * as Type from '@sinclair/typebox';
import { seenVersion } from '../records/review';
import { request } from '../requests/request';
import { nullable, oneOf, sentence, strictObject, wholeNumber } from '../requests/schemas';
import type { Value } from '../requests/schemas';

/**
 * The record of a personal data breach (Art. 33 and 34 GDPR): the church has 72 hours to notify the authority, and
 * keeps a record of each breach in any case.
 */

/** The steps to take, in this order. Their texts are in the console. */
export const breachSteps = ['stop', 'assess', 'authority', 'people', 'learn'] as const;
export type BreachStep = (typeof breachSteps)[number];

/** Milliseconds from the moment when staff noticed the breach (Art. 33(1)). */
export const breachDeadline = 72 * 3_600_000;

const breach = Type.Object({
  _id: sentence,
  /** When staff noticed it, ISO 8601. */
  noticedAt: sentence,
  /** Deadline for notifying the authority, ISO 8601. */
  dueAt: sentence,
  done: Type.Array(Type.Object({ step: oneOf(breachSteps), at: sentence })),
  /** The facts, effects and remedies (Art. 33(5)). */
  note: Type.String(),
  closedAt: nullable(sentence),
  version: wholeNumber,
});
export type Breach = Value<typeof breach>;

const access = { right: 'privacy:manage' } as const;
/** In UTF-16 code units. */
export const maxBreachNote = 5000;
const note = Type.String({ format: 'note', maxLength: maxBreachNote });

/** All breaches, newest first. */
export const listBreaches = request('GET /api/admin/privacy/breaches', {
  access,
  response: Type.Array(breach),
});

export const addBreach = request('POST /api/admin/privacy/breaches', {
  access,
  body: strictObject({
    /** ISO 8601 in UTC; not in the future. */
    noticedAt: Type.String({
      maxLength: 24,
      pattern: /^2\d{3}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d{3})?Z$/.source,
    }),
    note,
  }),
  response: breach,
  status: 201,
  errors: ['no-moment'],
  audit: { action: 'breach', kind: 'privacy' },
  touches: [listBreaches],
});

export const changeBreach = request('PUT /api/admin/privacy/breaches/:id', {
  access,
  body: strictObject({
    done: Type.Array(oneOf(breachSteps), { maxItems: breachSteps.length, uniqueItems: true }),
    note,
    isClosed: Type.Boolean(),
    seenVersion,
  }),
  response: breach,
  errors: ['not-found', 'changed-meanwhile'],
  audit: { action: 'breach-change', kind: 'privacy' },
  touches: [listBreaches],
});

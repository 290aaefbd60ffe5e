import type { FromSchema } from 'json-schema-to-ts';

/**
 * The record of a personal data breach (Art. 33 and 34 GDPR): the church has 72 hours to notify the authority, and
 * keeps a record of each breach in any case. For staff with `privacy:manage`.
 */

/** The steps to take, in this order. Their texts are in the console. */
export const breachSteps = ['stop', 'assess', 'authority', 'people', 'learn'] as const;
export type BreachStep = (typeof breachSteps)[number];

/** Milliseconds from the moment when staff noticed the breach (Art. 33(1)). */
export const breachDeadline = 72 * 3_600_000;

export interface Breach {
  readonly _id: string;
  /** When staff noticed it, ISO 8601. */
  readonly noticedAt: string;
  /** Deadline for notifying the authority, ISO 8601. */
  readonly dueAt: string;
  readonly done: readonly { readonly step: BreachStep; readonly at: string }[];
  /** The facts, effects and remedies (Art. 33(5)). */
  readonly note: string;
  readonly closedAt: string | null;
  readonly version: number;
}

/** GET: all breaches, newest first, as `Breach[]`. POST `newBreachBody`: 201 with the `Breach`. */
export const breachesEndpoint = '/api/admin/privacy/breaches';
/** PUT `breachChangeBody`: the `Breach`; 409 if it was changed in the meantime. */
export const breachEndpoint = (id: string) =>
  `/api/admin/privacy/breaches/${encodeURIComponent(id)}` as const;

const note = { type: 'string', format: 'note', maxLength: 5000 } as const;

export const newBreachBody = {
  type: 'object',
  properties: {
    /** ISO 8601 in UTC; not in the future. */
    noticedAt: {
      type: 'string',
      maxLength: 24,
      pattern: /^2\d{3}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d{3})?Z$/.source,
    },
    note,
  },
  required: ['noticedAt', 'note'],
  additionalProperties: false,
} as const;

export type NewBreach = FromSchema<typeof newBreachBody>;

export const breachChangeBody = {
  type: 'object',
  properties: {
    done: {
      type: 'array',
      items: { type: 'string', enum: breachSteps },
      maxItems: breachSteps.length,
      uniqueItems: true,
    },
    note,
    isClosed: { type: 'boolean' },
    seenVersion: { type: 'integer', minimum: 0, maximum: 2 ** 31 - 2 },
  },
  required: ['done', 'note', 'isClosed', 'seenVersion'],
  additionalProperties: false,
} as const;

export type BreachChange = FromSchema<typeof breachChangeBody>;

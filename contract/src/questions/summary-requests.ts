import * as Type from '@sinclair/typebox';
import { processing } from '../privacy/processing';
import type { FieldSchema } from '../records/field';
import { staffProfileBody } from '../records/profile';
import { recordKinds } from '../records/review';
import type { RecordKind } from '../records/review';
import { submissions } from '../records/submissions';
import { request } from '../requests/request';
import { nullable, oneOf, strictObject, wholeNumber } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { comparesEncrypted, readFilter, recordFilter } from './record-filter';

/**
 * Counts and sums over the records that a filter finds, in one section or in several that share its fields. What was
 * merged away, waits in quarantine or is erased does not count; every other submission counts on its own, also one that
 * its table hides as a duplicate: money is never a duplicate.
 */

/** What records of every section can be grouped by, besides fields of their forms; the month is that of their arrival. */
export const groupings = ['month', 'state', 'assignee'] as const;

/** Groups in one answer at most: the newest months, or else the largest groups. */
export const maxGroups = 200;

/**
 * What a section can be grouped by: `groupings`, and fields that are choices or short texts and not encrypted.
 */
export const groupChoices = (kind: RecordKind): readonly string[] => [
  ...groupings,
  ...countedFields(
    kind,
    (schema) => 'enum' in schema || ('format' in schema && schema.format === 'line'),
  ),
];

/** The fields of a section that the server can sum: euros. */
export const amountFields = (kind: RecordKind): readonly string[] =>
  countedFields(kind, ({ type }) => type === 'number');

function countedFields(kind: RecordKind, isWanted: (schema: FieldSchema) => boolean) {
  const { properties } = kind === 'profiles' ? staffProfileBody : submissions[kind].body;
  const { encrypted = [] } = processing[kind];
  return Object.entries<FieldSchema>(properties)
    .filter(([field, schema]) => isWanted(schema) && !encrypted.includes(field))
    .map(([field]) => field);
}

const sums = {
  /** Records. */
  count: wholeNumber,
  /** Euros, to the cent; null if no field is summed. */
  sum: nullable(Type.Number({ minimum: 0 })),
  /** Euros, over the records that have an amount; null if none has. */
  average: nullable(Type.Number({ minimum: 0 })),
};

const sumsOf = Type.Object(sums);
export type SummarySums = Value<typeof sumsOf>;

const summary = Type.Object({
  total: sumsOf,
  /** The parts of the total: the sections asked for that the caller may read. */
  sections: Type.Array(Type.Object({ kind: oneOf(recordKinds), ...sums })),
  /** The same over the period before; absent without a period, and if the period is all time. */
  previous: Type.Optional(sumsOf),
  /** Months from the oldest on, else the largest group first; without `groupBy` there are none, and none is empty. */
  groups: Type.Array(
    Type.Object({
      /**
       * A month as YYYY-MM, a state, the id of a staff account or `nobody`, else the value of the field as most have
       * typed it. Empty for records without a value.
       */
      key: Type.String(),
      /** The name of a staff account, or its email address; only if the groups are assignees. */
      name: Type.Optional(Type.String()),
      /** What `isAnyOf` needs to find the whole group, where people have typed more than the key. */
      spellings: Type.Optional(Type.Array(Type.String())),
      ...sums,
    }),
  ),
  /** What is in none of `groups`, because there are more of them. */
  others: Type.Optional(sumsOf),
});
export type Summary = Value<typeof summary>;

/** A POST, because a filter may hold a name. */
export const summarizeRecords = request('POST /api/admin/questions/summary', {
  access: 'staff',
  body: strictObject({
    /** Sections that the caller may not read are left out; if there is no other one, there is no answer. */
    kinds: Type.Array(oneOf(recordKinds), {
      minItems: 1,
      maxItems: recordKinds.length,
      uniqueItems: true,
    }),
    /** Its fields must be in each section, and none encrypted. */
    filter: recordFilter,
    /** When the records arrived, as `readPeriod` reads it; absent for all time. */
    period: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    /** One of the `groupChoices` of each section. */
    groupBy: Type.Optional(Type.String({ maxLength: 60 })),
    /** One of the `amountFields` of each section. */
    amount: Type.Optional(Type.String({ maxLength: 60 })),
  }),
  response: summary,
  errors: ['not-found'],
  worksWithoutStorage: true,
});
export type SummaryQuestion = Value<typeof summarizeRecords.body>;

/** Whether a question can be answered about a section: whether it has all fields, and none is encrypted. */
export const fitsSection = (
  kind: RecordKind,
  { filter, groupBy, amount }: Pick<SummaryQuestion, 'filter' | 'groupBy' | 'amount'>,
): boolean =>
  readFilter(kind, filter) !== undefined &&
  !comparesEncrypted(kind, filter) &&
  (groupBy === undefined || groupChoices(kind).includes(groupBy)) &&
  (amount === undefined || amountFields(kind).includes(amount));

import { isDateFormat } from '../records/date-range';
import type { FieldSchema } from '../records/field';
import { staffProfileBody } from '../records/profile';
import { reviewStates } from '../records/review';
import type { RecordKind } from '../records/review';
import { chosenUrgencies } from '../review/review-requests';
import { submissions } from '../records/submissions';
import { processing } from '../privacy/processing';
import { consentPurposes } from '../privacy/purposes';
import { languageCodes } from '../site/languages';

/** By what the records of a section can be filtered. */

/** What staff and the server know about a record, besides the fields that were sent. */
export const factFields = [
  ...(['createdAt', 'review.state', 'review.assignee', 'review.urgency'] as const),
  ...(['contacted', 'consent', 'language'] as const),
];
export type FactField = (typeof factFields)[number];

/**
 * - `text`: compared as the search folds
 * - `choice`: one of `choices`
 * - `person`: the id of a staff account, `me` or `nobody`
 * - `day`: a day, stored as YYYY-MM-DD
 * - `time`: a moment
 * - `amount`: euros
 */
type FilterFieldType = 'text' | 'choice' | 'person' | 'day' | 'time' | 'amount';

export interface FilterField {
  readonly field: string;
  readonly type: FilterFieldType;
  /** Only of a `choice`. */
  readonly choices?: readonly string[];
  /** Whether it may be empty. */
  readonly isOptional: boolean;
  /** Whether it is stored encrypted, so that only the browser can compare it: never saved, never counted. */
  readonly isEncrypted: boolean;
}

export const filterOperators = [
  ...(['contains', 'is', 'isAnyOf', 'isNoneOf', 'within', 'before', 'after'] as const),
  ...(['atLeast', 'atMost', 'isEmpty', 'isNotEmpty'] as const),
];
export type FilterOperator = (typeof filterOperators)[number];

const emptiness = ['isEmpty', 'isNotEmpty'] as const;
const among = ['isAnyOf', 'isNoneOf'] as const;
const days = ['within', 'before', 'after'] as const;

const operatorsByType: Readonly<Record<FilterFieldType, readonly FilterOperator[]>> = {
  text: ['contains', 'is', ...among],
  choice: among,
  person: among,
  day: days,
  time: days,
  amount: ['atLeast', 'atMost'],
};

/** Whether the value of an operator is a list. */
export const takesList = (operator: string): boolean =>
  (among as readonly string[]).includes(operator);

/** Whether the value of an operator is a period. */
export const takesPeriod = (operator: string): boolean =>
  (days as readonly string[]).includes(operator);

/** Whether an operator has a value at all. */
export const takesValue = (operator: FilterOperator): boolean =>
  !(emptiness as readonly string[]).includes(operator);

/** The operators of a field, the usual one first. */
export const operatorsOf = ({ type, isOptional }: FilterField): readonly FilterOperator[] =>
  isOptional ? [...operatorsByType[type], ...emptiness] : operatorsByType[type];

/**
 * - `contacted`: whether somebody answered or reached the sender, about the record or one that was merged into it
 * - `consent`: whether one was given and holds, was withdrawn, or was never given
 */
export const factChoices = {
  'review.state': reviewStates,
  'review.urgency': chosenUrgencies,
  contacted: ['yes', 'no'],
  consent: ['given', 'withdrawn', 'none'],
  language: languageCodes,
} as const;

/** Stands for the reader in `review.assignee`. */
export const meAsAssignee = 'me';
/** Stands for no assignee. */
export const nobodyAsAssignee = 'nobody';

/** The fields by which a section can be filtered: its form's in their order, then what is known besides. */
export function filterFields(kind: RecordKind): readonly FilterField[] {
  const { properties, required } = kind === 'profiles' ? staffProfileBody : submissions[kind].body;
  const { encrypted = [] } = processing[kind];
  const sent = Object.entries<FieldSchema>(properties).map(([field, schema]) => ({
    field,
    ...typeOf(schema),
    isOptional: !(required as readonly string[]).includes(field),
    isEncrypted: encrypted.includes(field),
  }));
  return [...sent, ...factFields.filter((field) => hasFact(kind, field)).map(toFactField)];
}

/** A field by which a section can be filtered; undefined if there is none of this name. */
export const findFilterField = (kind: RecordKind, field: string): FilterField | undefined =>
  filterFields(kind).find((one) => one.field === field);

/**
 * Whether a count by these fields tells what senders typed, as a list does: a group may be a name, and a count says
 * whether a name, an address or a birthday is there.
 */
export const tellsContent = (kind: RecordKind, fields: readonly string[]): boolean =>
  fields.some((field) => {
    const type = findFilterField(kind, field)?.type;
    return type === 'text' || type === 'day';
  });

function typeOf(schema: FieldSchema): Pick<FilterField, 'type' | 'choices'> {
  if (schema.type === 'number') return { type: 'amount' };
  if ('enum' in schema) return { type: 'choice', choices: schema.enum };
  return { type: isDateFormat(schema.format) ? 'day' : 'text' };
}

const hasFact = (kind: RecordKind, field: FactField): boolean =>
  field !== 'consent' || consentPurposes(kind).length > 0;

function toFactField(field: FactField): FilterField {
  const plain = { field, isOptional: field === 'language', isEncrypted: false };
  if (field === 'createdAt') return { ...plain, type: 'time' };
  if (field === 'review.assignee') return { ...plain, type: 'person' };
  return { ...plain, type: 'choice', choices: factChoices[field] };
}

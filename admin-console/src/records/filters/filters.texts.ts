import type { FactField, FilterOperator } from 'contract/filter-fields';
import type { factChoices } from 'contract/filter-fields';
import { countedRecords } from '../../base/model/counted-records.texts';

type Choices = typeof factChoices;

interface FilterTexts {
  /** The button beside the search. */
  readonly button: (count: number) => string;
  readonly dialog: string;
  readonly field: string;
  readonly condition: string;
  readonly operators: Readonly<Record<FilterOperator, string>>;
  /** An active condition. */
  readonly says: Readonly<Record<FilterOperator, (field: string, value: string) => string>>;
  readonly facts: Readonly<Record<Exclude<FactField, 'createdAt'>, string>>;
  readonly contacted: Readonly<Record<Choices['contacted'][number], string>>;
  readonly consent: Readonly<Record<Choices['consent'][number], string>>;
  readonly urgency: Readonly<Record<Choices['review.urgency'][number], string>>;
  readonly me: string;
  readonly value: string;
  readonly euros: string;
  readonly day: string;
  /** A moving period with what it is now. */
  readonly movingNow: (period: string, now: string) => string;
  readonly noChoices: string;
  readonly done: string;
  readonly active: string;
  readonly change: (condition: string) => string;
  readonly remove: (condition: string) => string;
  readonly removeAll: string;
  readonly found: (count: number) => string;
  readonly unknown: string;
  readonly loadFailed: string;
}

/** Texts of the filters of a table. */
export const filterTexts: FilterTexts = {
  button: (count) => (count === 0 ? 'Filter' : `Filter (${count})`),
  dialog: 'Filter',
  field: 'Field',
  condition: 'Condition',
  operators: {
    contains: 'contains',
    is: 'is exactly',
    isAnyOf: 'is one of',
    isNoneOf: 'is none of',
    within: 'is within',
    before: 'is before',
    after: 'is after',
    atLeast: 'is at least',
    atMost: 'is at most',
    isEmpty: 'is empty',
    isNotEmpty: 'is not empty',
  },
  says: {
    contains: (field, value) => `${field} contains “${value}”`,
    is: (field, value) => `${field} is “${value}”`,
    isAnyOf: (field, value) => `${field}: ${value}`,
    isNoneOf: (field, value) => `${field}: not ${value}`,
    within: (field, value) => `${field}: ${value}`,
    before: (field, value) => `${field}: before ${value}`,
    after: (field, value) => `${field}: after ${value}`,
    atLeast: (field, value) => `${field}: at least ${value}`,
    atMost: (field, value) => `${field}: at most ${value}`,
    isEmpty: (field) => `${field} is empty`,
    isNotEmpty: (field) => `${field} is not empty`,
  },
  facts: {
    'review.state': 'State',
    'review.assignee': 'Assigned to',
    'review.urgency': 'Urgency',
    contacted: 'Contacted',
    consent: 'Consent',
    language: 'Language',
  },
  contacted: { yes: 'Yes, answered or reached', no: 'No, never' },
  consent: { given: 'Given', withdrawn: 'Withdrawn', none: 'Not given' },
  urgency: { urgent: 'Urgent', normal: 'Not urgent' },
  me: 'Me',
  value: 'Value',
  euros: 'Euros',
  day: 'Day',
  movingNow: (period, now) => `${period} (${now})`,
  noChoices: 'No record has a value here.',
  done: 'Done',
  active: 'Active filters',
  change: (condition) => `Change the filter: ${condition}`,
  remove: (condition) => `Remove the filter: ${condition}`,
  removeAll: 'Remove all filters',
  found: (count) =>
    count === 0 ? 'No record matches these filters.' : `${countedRecords(count)} found`,
  unknown:
    'The address asks for a filter that is not known here, so all records are shown. Maybe it is from another version of this page.',
  loadFailed: 'Whom somebody has contacted, and in which language, could not be loaded.',
};

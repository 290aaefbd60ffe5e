import { firstYear, nearYears } from 'contract/date-range';
import { describeExcess } from 'contract/records/too-long.texts';
import type { CodedIssue } from 'contract/wire';
import { toFieldErrorReason } from './field-error-codes';
import type { FieldErrorReason, SchemaError, ShapeCode } from './field-error-codes';

/** Returns the errors of a body, one for each field, in the order of Ajv. */
export function findIssues(faults: readonly SchemaError[]): CodedIssue[] {
  const issues = new Map<string, CodedIssue>();
  for (const fault of faults) {
    const path =
      fault.keyword === 'required'
        ? String(fault.params['missingProperty'])
        : fault.instancePath.slice(1);
    if (!issues.has(path)) {
      const reason = toFieldErrorReason(fault);
      issues.set(path, { path, message: sayWhatToDo(nameField(path), reason, fault), ...reason });
    }
  }
  return [...issues.values()];
}

/** Returns one sentence for all issues. */
export function summarize(issues: readonly CodedIssue[]): string {
  const [first, ...others] = issues;
  if (first === undefined) return 'Please check what was sent.';
  // The message stands at the field and need not name it.
  if (others.length === 0 && first.code === 'too-many-characters')
    return `Please shorten the ${nameField(first.path)}: ${first.message}`;
  if (others.length === 0) return first.message;
  return `Please check these fields: ${issues.map(({ path }) => nameField(path)).join(', ')}.`;
}

function sayWhatToDo(field: string, reason: FieldErrorReason, { params }: SchemaError) {
  switch (reason.code) {
    case 'missing':
      return `Please fill in the ${field}.`;
    case 'too-short':
      return `Please use at least ${reason.params.limit} characters for the ${field}.`;
    case 'too-many-characters':
      return describeExcess(reason.params.excess);
    case 'not-listed':
      return `Please choose the ${field} from the list: ${list(params['allowedValues'])}.`;
    case 'too-low':
      return `Please enter ${reason.params.limit} or more as the ${field}.`;
    case 'too-high':
      return `Please enter ${reason.params.limit} or less as the ${field}.`;
    default:
      return sayShape(field, reason.code);
  }
}

function sayShape(field: string, code: ShapeCode): string {
  switch (code) {
    case 'no-email':
      return `Please enter an e-mail address like name@example.org.`;
    case 'no-phone':
      return `Please enter the ${field} in digits, on one line.`;
    case 'no-date':
      return `Please enter the ${field} as a day that exists, like 2026-01-31, without a time.`;
    case 'no-past-date':
      return `Please enter the ${field} as a day like 2026-01-31, from ${firstYear} until today, without a time.`;
    case 'no-near-date':
      return `Please enter the ${field} as a day like 2026-01-31, at most ${nearYears} years from today, without a time.`;
    case 'no-moment':
      return `Please enter the ${field} as a day and a time that exist in Innsbruck, like 2026-01-31T19:30.`;
    case 'no-link':
      return `Please enter the ${field} as an address that begins with https://.`;
    case 'not-one-line':
      return `Please write the ${field} on one line, without control characters.`;
    case 'not-plain-text':
      return `Please write the ${field} as plain text, without control characters.`;
    case 'too-many-decimals':
      return `Please enter the ${field} with at most two decimal places.`;
    case 'no-rich-text':
      return `Please write the ${field} with the editor: it has a form, a sign or a link that is not taken.`;
    case 'no-slug':
      return `Please write the ${field} with small letters from a to z, digits and single hyphens, like night-of-worship.`;
    case 'no-number':
      return `Please enter the ${field} as a number in digits, like 1234.50.`;
    default:
      return `Please enter the ${field} as ${code === 'no-whole-number' ? 'a whole number' : 'text'}.`;
  }
}

const list = (values: unknown) => (Array.isArray(values) ? values.join(', ') : '');

/** The names of fields for people, where they differ from the contract's. */
const names = new Map([
  ['email', 'e-mail address'],
  ['contactEmail', 'e-mail address'],
  ['phone', 'phone number'],
  ['dob', 'date of birth'],
  ['program', 'programme'],
  ['requestType', 'kind of request'],
  ['minister', 'answer about being a minister'],
  ['parentsNames', 'parents’ names'],
  ['childName', 'child’s name'],
  ['babyName', 'baby’s name'],
]);

/** Turns `dateOfBirth` into `date of birth` and `survivor/__v` into `survivor v`. */
const nameField = (path: string) =>
  (names.get(path) ??
    path
      .replace(/([A-Z0-9])/g, ' $1')
      .replace(/[/_]+/g, ' ')
      .toLowerCase()
      .trim()) ||
  'form';

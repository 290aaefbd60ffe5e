import type { FieldIssue } from 'contract/wire';

/** The part of a fault found by Ajv that we read. */
export interface SchemaFault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Every fault of a body, one for each field, in the order Ajv found them. */
export function findIssues(faults: readonly SchemaFault[]): FieldIssue[] {
  const issues = new Map<string, FieldIssue>();
  for (const fault of faults) {
    const path =
      fault.keyword === 'required'
        ? String(fault.params['missingProperty'])
        : fault.instancePath.slice(1);
    if (!issues.has(path)) issues.set(path, { path, message: sayWhatToDo(path, fault) });
  }
  return [...issues.values()];
}

/** One sentence for all of them. */
export function summarize(issues: readonly FieldIssue[]): string {
  const [first, ...others] = issues;
  if (first === undefined) return 'Please check what was sent.';
  if (others.length === 0) return first.message;
  return `Please check these fields: ${issues.map(({ path }) => nameField(path)).join(', ')}.`;
}

function sayWhatToDo(path: string, { keyword, params }: SchemaFault): string {
  const field = nameField(path);
  switch (keyword) {
    case 'required':
    case 'minLength':
      return `Please fill in the ${field}.`;
    case 'maxLength':
      return `Please shorten the ${field} to ${String(params['limit'])} characters.`;
    case 'enum':
      return `Please choose the ${field} from the list: ${list(params['allowedValues'])}.`;
    case 'minimum':
      return `Please give a ${field} of at least ${String(params['limit'])}.`;
    case 'maximum':
      return `Please give a ${field} of at most ${String(params['limit'])}.`;
    case 'multipleOf':
      return `Please give the ${field} with at most two decimal places.`;
    case 'format':
      return sayFormat(field, String(params['format']));
    default:
      return params['type'] === 'number'
        ? `Please give the ${field} as a number.`
        : `Please give the ${field} as text.`;
  }
}

function sayFormat(field: string, format: string): string {
  switch (format) {
    case 'email':
      return `Please give the ${field} like name@example.org.`;
    case 'phone':
      return `Please give the ${field} with its digits, on one line.`;
    case 'date':
      return `Please give the ${field} as a day that exists, like 2026-01-31.`;
    case 'birth-date':
      return `Please give the ${field} as a day like 2026-01-31 that is not in the future.`;
    case 'line':
      return `Please write the ${field} on one line, without control characters.`;
    default:
      return `Please write the ${field} as plain text, without control characters.`;
  }
}

const list = (values: unknown) => (Array.isArray(values) ? values.join(', ') : '');

/** `contactEmail` -> `contact email` */
const nameField = (path: string) =>
  path
    .replace(/([A-Z0-9])/g, ' $1')
    .toLowerCase()
    .trim() || 'form';

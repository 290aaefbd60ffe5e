import type { FieldIssue } from 'contract/wire';

/** The part of a fault found by Ajv that we read. */
export interface SchemaFault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The schema of the field, and what was sent for it. */
  readonly parentSchema?: object;
  readonly data?: unknown;
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

function sayWhatToDo(path: string, fault: SchemaFault): string {
  const { keyword, params } = fault;
  const field = nameField(path);
  if (isBlank(fault)) return `Please fill in the ${field}.`;
  const shape = shapeOf(fault);
  if (shape !== undefined) return sayFormat(field, shape);
  switch (keyword) {
    case 'minLength':
      return `Please use at least ${String(params['limit'])} characters for the ${field}.`;
    case 'maxLength':
      return `Please shorten the ${field} to ${String(params['limit'])} characters.`;
    case 'enum':
      return `Please choose the ${field} from the list: ${list(params['allowedValues'])}.`;
    case 'minimum':
      return `Please enter ${String(params['limit'])} or more as the ${field}.`;
    case 'maximum':
      return `Please enter ${String(params['limit'])} or less as the ${field}.`;
    case 'multipleOf':
      return `Please enter the ${field} with at most two decimal places.`;
    case 'format':
      return sayFormat(field, String(params['format']));
    default:
      return params['type'] === 'number'
        ? `Please enter the ${field} as a number in digits, like 1234.50.`
        : `Please enter the ${field} as ${params['type'] === 'integer' ? 'a whole number' : 'text'}.`;
  }
}

const isBlank = ({ keyword, params, data }: SchemaFault) =>
  keyword === 'required' || (keyword === 'minLength' && (params['limit'] === 1 || data === ''));

/** The format that a value misses by its length or type already; a longer e-mail address is one all the same. */
function shapeOf({ keyword, parentSchema }: SchemaFault): string | undefined {
  const { format } = (parentSchema ?? {}) as { readonly format?: string };
  if (format === 'date' || format === 'birth-date') return format;
  return format === 'email' && keyword === 'minLength' ? format : undefined;
}

function sayFormat(field: string, format: string): string {
  switch (format) {
    case 'email':
      return `Please enter an e-mail address like name@example.org.`;
    case 'phone':
      return `Please enter the ${field} in digits, on one line.`;
    case 'date':
      return `Please enter the ${field} as a day that exists, like 2026-01-31, without a time.`;
    case 'birth-date':
      return `Please enter the ${field} as a day like 2026-01-31, without a time, that is not in the future.`;
    case 'line':
      return `Please write the ${field} on one line, without control characters.`;
    default:
      return `Please write the ${field} as plain text, without control characters.`;
  }
}

const list = (values: unknown) => (Array.isArray(values) ? values.join(', ') : '');

/** What people call a field whose name in the contract is not theirs. */
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

/** `dateOfBirth` -> `date of birth`, `survivor/__v` -> `survivor v` */
const nameField = (path: string) =>
  (names.get(path) ??
    path
      .replace(/([A-Z0-9])/g, ' $1')
      .replace(/[/_]+/g, ' ')
      .toLowerCase()
      .trim()) ||
  'form';

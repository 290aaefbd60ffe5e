import { profileBody } from '../records/profile';
import type { BodySchema } from '../records/field';
import type { RecordKind } from '../records/review';
import { emailFields, nameFields } from '../records/record-identity';
import { submissions } from '../records/submissions';

/** The programs whose files the import knows; `own` is an export of this console. */
export const importPrograms = [
  'own',
  'churchtools',
  'churchcrm',
  'planning-center',
  'other',
] as const;
export type ImportProgram = (typeof importPrograms)[number];

/** Which of a date's numbers is the day where it is written with slashes, as in 03/04/1980. */
export const dateOrders = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof dateOrders)[number];

/**
 * Parts of a field that files have in columns of their own. The import makes one text of the parts of a name, an address
 * or a day, and takes the first phone and the first email address that are not empty.
 */
export const importParts = {
  /** `turnedName` is written as `Last, First`. */
  name: ['turnedName', 'firstName', 'middleName', 'lastName', 'nameSuffix'],
  phone: ['mobilePhone', 'homePhone', 'workPhone'],
  email: ['homeEmail', 'workEmail'],
  address: ['street', 'houseNumber', 'addressLine2', 'zip', 'city', 'state', 'addressCountry'],
  dateOfBirth: ['birthDay', 'birthMonth', 'birthYear'],
} as const;
export type ImportPart = (typeof importParts)[keyof typeof importParts][number];

/** What a column says of its row, and not of a field: the section, the person and household, and the time of receipt. */
export const importMarks = ['section', 'person', 'household', 'createdAt'] as const;
export type ImportMark = (typeof importMarks)[number];

/** What a column can be: a field of a section by its name, a part of one, or a mark. */
export type ImportField = string;

/** The target of an import: a section, or the one that the column Section names in each row. */
export type ImportTarget = RecordKind | 'as-said';

/** What keeps a cell from being taken as it is. Its text stays, so that it can be mended. */
export const importCellErrors = [
  /** A formula: what it once resulted in is not trusted. */
  'formula',
  /** An error of the spreadsheet, e.g. #N/A. */
  'error-value',
  'no-date',
  /** Day and month cannot be told apart without a chosen order. */
  'unclear-date',
  'no-choice',
  'no-amount',
  'no-section',
  'no-time',
] as const;
export type ImportCellError = (typeof importCellErrors)[number];

const { password: _password, ...profileProperties } = profileBody.properties;

const importedProfile: BodySchema = {
  type: 'object',
  properties: profileProperties,
  required: profileBody.required.filter((field) => field !== 'password'),
};

/** The schema of what is imported into a section: a profile gets no password. */
export const importedBody = (kind: RecordKind): BodySchema =>
  kind === 'profiles' ? importedProfile : submissions[kind].body;

/** Fields of sections that mean the same, so that a column fits each section. */
const synonyms: readonly (readonly string[])[] = [
  nameFields,
  emailFields,
  ['dateOfBirth', 'dob'],
  ['pastor', 'localPastor'],
  ['message', 'testimony'],
];

/** The field of a section for which a column's field stands; undefined if the section has none. */
export function fieldInSection(kind: RecordKind, field: ImportField): string | undefined {
  const { properties } = importedBody(kind);
  if (Object.hasOwn(properties, field)) return field;
  const alike = synonyms.find((some) => some.includes(field)) ?? [];
  return alike.find((name) => Object.hasOwn(properties, name));
}

/** The field of which a column has a part; undefined if it is no part. */
export function wholeOfPart(field: ImportField): keyof typeof importParts | undefined {
  const wholes = Object.keys(importParts) as (keyof typeof importParts)[];
  return wholes.find((whole) => importParts[whole].some((part) => part === field));
}

/** What the columns of a file for this target can be, in the order of the form. */
export function importFields(target: ImportTarget, kinds: readonly RecordKind[]): ImportField[] {
  const sections = target === 'as-said' ? kinds : [target];
  const fields = sections.flatMap((kind) => Object.keys(importedBody(kind).properties));
  const parts = Object.entries(importParts)
    .filter(([whole]) => sections.some((kind) => fieldInSection(kind, whole) !== undefined))
    .flatMap(([, some]) => some);
  return [...new Set([...fields, ...parts, ...importMarks])];
}

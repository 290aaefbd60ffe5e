import type { BodySchema, FieldSchema } from 'contract/field';
import { defaultProgram, submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { fictionalPerson } from './fictional-people';

type Value = string | number;

/** Values of fields for which a sample made from the schema would look unnatural. */
const particulars: {
  readonly [Name in SubmissionName]?: {
    readonly [Field in keyof (typeof submissions)[Name]['body']['properties']]?: (
      number: number,
    ) => Value;
  };
} = {
  babyNaming: { babyName: (number) => `Sample Baby ${number}`, pastor: () => 'Head pastor' },
  childDedication: {
    childName: (number) => `Sample Child ${number}`,
    parentsNames: (number) => `${fictionalPerson(number).name} and Sample Partner ${number}`,
    message: () => 'The grandparents will travel from Sample Town.',
  },
  couples: {
    partner2Name: (number) => `Sample Partner ${number}`,
    churchAffiliation: () => 'Sample Parish',
    pastor: () => 'Head pastor',
  },
  testimony: {
    message: (number) => `Fictional testimony ${number}: what was lost was found again.`,
  },
  contact: { message: () => 'When do you meet?' },
  pledge: { message: () => 'For the building.' },
  enquiry: { subject: () => 'Choir' },
  firstTimer: { message: () => 'A warm welcome!' },
  secondTimer: { previousVisitDate: () => '2026-02-01' },
  newBeliever: { testimony: () => 'Fictional beginnings.' },
  churchMember: { department: () => 'Ushering' },
  programAttendance: { program: () => defaultProgram },
};

/** An ordinary submission of a form by the person with this number. Every third person leaves optional fields empty. */
export function sampleSubmission(name: SubmissionName, number: number): Record<string, Value> {
  const { properties, required }: BodySchema = submissions[name].body;
  const own: Readonly<Record<string, (number: number) => Value>> = particulars[name] ?? {};
  const fields = Object.entries(properties);
  const [nameField] = fields.find(([, schema]) => isLine(schema)) ?? [];
  const isAnswered = ([field, schema]: readonly [string, FieldSchema]) =>
    number % 3 !== 0 || required.includes(field) || 'default' in schema;
  return Object.fromEntries(
    fields
      .filter(isAnswered)
      .map(([field, schema]) => [
        field,
        own[field]?.(number) ??
          (field === nameField ? fictionalPerson(number).name : sampleValue(field, schema, number)),
      ]),
  );
}

const isLine = (schema: FieldSchema) => 'format' in schema && schema.format === 'line';

function sampleValue(field: string, schema: FieldSchema, number: number): Value {
  const { email, phone, address } = fictionalPerson(number);
  if (schema.type === 'number') return number * 12.5;
  if ('enum' in schema) return schema.enum[number % schema.enum.length] ?? '';
  switch (schema.format) {
    case 'email':
      return email;
    case 'phone':
      return phone;
    case 'past-date':
      return '2025-11-02';
    case 'near-date':
      return '2026-12-06';
    default:
      return field === 'address' ? address : `Fictional ${field} ${number}`;
  }
}

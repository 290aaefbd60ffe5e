import type { BodySchema, FieldFormat, FieldSchema } from 'contract/field';
import { ChoiceField } from './choice-field';
import { PasswordField } from './password-field';
import { TextField } from './text-field';

interface FieldProps<Body extends BodySchema> {
  /** Says the control's type, length and choices, and whether it must be filled. */
  readonly body: Body;
  readonly name: keyof Body['properties'] & string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly defaultValue?: string | undefined;
  /** What the choices are called, where that is not what they are stored as. */
  readonly choices?: Readonly<Record<string, string>> | undefined;
}

/** The control that the contract's schema asks for. It keeps what is typed by itself, from before the script arrives. */
export function Field<Body extends BodySchema>(props: FieldProps<Body>) {
  const { body, choices, ...field } = props;
  const schema = body.properties[field.name] as FieldSchema;
  const frame = { ...field, required: body.required.includes(field.name) };
  if ('enum' in schema) return <ChoiceField {...frame} values={schema.enum} names={choices} />;
  if (schema.type === 'number') return <TextField {...frame} type="number" />;
  if (schema.format === 'password') return <PasswordField {...frame} schema={schema} />;
  return <TextField {...frame} type={inputTypes[schema.format]} maxLength={schema.maxLength} />;
}

const inputTypes: Readonly<Record<Exclude<FieldFormat, 'password'>, string>> = {
  line: 'text',
  paragraphs: 'text',
  email: 'email',
  phone: 'tel',
  date: 'date',
  'birth-date': 'date',
};

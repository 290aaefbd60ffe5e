import type { FieldSchema } from 'contract/field';
import { staffProfileBody } from 'contract/profile';
import { choiceTexts } from 'contract/records/choice.texts';
import type { RecordKind } from 'contract/review';
import { submissions } from 'contract/submissions';
import { FormField } from 'shared-ui/form-field';
import { fieldLabel } from '../../base/model/field-labels';
import { entryTexts } from './entry.texts';
import { getText } from '../../base/parts/forms/get-text';

/** The values of a form's fields, as they are typed. */
export type TypedValues = Readonly<Record<string, string>>;

/** The schema of what staff add to a section and correct in it. */
const getEntrySchema = (kind: RecordKind) =>
  kind === 'profiles' ? staffProfileBody : submissions[kind].body;

export const getEntryProperties = (kind: RecordKind): Readonly<Record<string, FieldSchema>> =>
  getEntrySchema(kind).properties;

interface EntryFieldsProps {
  readonly kind: RecordKind;
  /** The initial values: later ones do not change what is typed. */
  readonly values: TypedValues;
  /** Why a field cannot be changed, by its name. */
  readonly fixed?: TypedValues;
}

/** The fields of a section's form, from its own definition, in the words of the console. */
export function EntryFields({ kind, values, fixed = {} }: EntryFieldsProps) {
  const required: readonly string[] = getEntrySchema(kind).required;
  return Object.entries(getEntryProperties(kind)).map(([name, schema]) => {
    const hint = fixed[name];
    return (
      <FormField
        key={name}
        name={name}
        schema={schema}
        required={required.includes(name)}
        // A browser would fill in the staff member's own data.
        behaviour={{ autocomplete: 'off' }}
        labels={{
          label: fieldLabel(name),
          whenEmpty: entryTexts.missing(fieldLabel(name)),
          ...(hint !== undefined && { hint }),
          ...(choiceTexts[name] && { choices: choiceTexts[name] }),
        }}
        defaultValue={values[name]}
      />
    );
  });
}

/** The typed values: the server parses them as those of the form. */
export const readTyped = (form: HTMLFormElement, kind: RecordKind): Record<string, string> =>
  Object.fromEntries(
    Object.keys(getEntryProperties(kind)).map((name) => [name, getText(form, name)]),
  );

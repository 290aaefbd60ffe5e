import type { FastifyInstance } from 'fastify';
import type { BodySchema } from 'contract/field';
import { importFaults } from 'contract/import-faults';
import type { ImportFault } from 'contract/import-faults';
import { importedBody } from 'contract/import-fields';
import type { RowFault } from 'contract/import-requests';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { cleanBody } from '../../http/bodies/clean-body';
import { validatorCompilerFor } from '../../http/bodies/validator-compiler';
import { toFieldErrorReason } from '../../http/errors/field-error-codes';
import type { SchemaError } from '../../http/errors/field-error-codes';
import type { CellError } from '../values/row-translator';

/** The fields of a record. */
export type Fields = Readonly<Record<string, string | number>>;

/** Fields as their form would store them, with what is wrong with them. */
interface CheckedFields {
  readonly fields: Fields;
  readonly faults: readonly RowFault[];
}

/** Checks fields by the form of a section: all of a new record, or those that a record changes. */
export type FieldsCheck = (kind: RecordKind, fields: Fields, isWhole: boolean) => CheckedFields;

const bodies = new Map<RecordKind, BodySchema>(
  recordKinds.map((kind) => [kind, importedBody(kind)]),
);

/** The schema of what is imported into a section; the same object each time. */
export const getBody = (kind: RecordKind): BodySchema => bodies.get(kind) ?? importedBody(kind);

/** Makes the check of rows. It compiles each schema once. */
export function makeFieldsCheck({ now }: Pick<FastifyInstance, 'now'>): FieldsCheck {
  const compile = validatorCompilerFor(now);
  const compileBody = (schema: object) =>
    compile({ schema, method: 'POST', url: '', httpPart: 'body' });
  const compiled = new Map(
    recordKinds.map((kind) => {
      const { type, properties, required } = getBody(kind);
      const whole = compileBody({ type, properties, required });
      return [kind, { whole, part: compileBody({ type, properties }) }] as const;
    }),
  );
  return (kind, sent, isWhole) => {
    const validators = compiled.get(kind);
    if (validators === undefined) throw new Error('This section has no form.');
    const validate = isWhole ? validators.whole : validators.part;
    const fields = cleanBody(pick(getBody(kind), isWhole ? undefined : sent), sent) as Fields;
    const errors = validate(fields) === true ? [] : ((validate.errors ?? []) as SchemaError[]);
    return { fields, faults: toFaults(kind, errors) };
  };
}

/** Without the other fields, which would get their defaults. */
const pick = ({ properties }: BodySchema, sent: Fields | undefined) => ({
  properties:
    sent === undefined
      ? properties
      : Object.fromEntries(Object.entries(properties).filter(([name]) => name in sent)),
});

/** One fault for each field, as forms have it. */
function toFaults(kind: RecordKind, errors: readonly SchemaError[]): RowFault[] {
  const faults = new Map<string, RowFault>();
  for (const error of errors) {
    const field =
      error.keyword === 'required'
        ? String(error.params['missingProperty'])
        : error.instancePath.slice(1);
    if (faults.has(field)) continue;
    const reason = toFieldErrorReason(error);
    const [limit] = 'params' in reason ? Object.values(reason.params) : [];
    faults.set(field, {
      ...toFault(kind, field, toCode(reason.code)),
      ...(limit !== undefined && { limit }),
    });
  }
  return [...faults.values()];
}

/** A field whose type is wrong holds a text where a number must be. */
const toCode = (code: string): ImportFault =>
  importFaults.find((known) => known === code) ?? 'no-number';

/** A fault of a field. Without a value that its section does not require, the row can be imported. */
export const toFault = (
  kind: RecordKind | undefined,
  field: string,
  code: ImportFault,
): RowFault => ({
  field,
  code,
  isOptional: field !== '' && kind !== undefined && !getBody(kind).required.includes(field),
});

/** The faults of cells that could not be translated; their fields get no other. */
export const toCellFaults = (
  kind: RecordKind | undefined,
  errors: readonly CellError[],
): RowFault[] => [
  ...new Map(errors.map(({ field, code }) => [field, toFault(kind, field, code)])).values(),
];

import type { FastifyRequest } from 'fastify';
import type { PlainCode } from 'contract/error-codes';
import type { FieldSchema } from 'contract/field';
import type { RecordKind } from 'contract/review';
import type { MergeChoice } from 'contract/review-requests';
import { findIssues, summarize } from '../../http/errors/field-issues';
import { HttpError, fieldError } from '../../http/errors/http-error';
import { recordSource } from '../../storage/records/record-source';

type Values = MergeChoice['values'];

/** Fields that a merge never copies: the email address is the member's login name, and a password is never readable. */
const neverChosen: Readonly<Partial<Record<RecordKind, readonly string[]>>> = {
  profiles: ['email', 'password'],
};

/** Throws an HttpError (400) unless all fields can be chosen and their values are valid. */
export function checkChosenValues(request: FastifyRequest, kind: RecordKind, values: Values): void {
  const { properties, required } = recordSource(kind).schema;
  const refused = Object.keys(values).find(
    (field) =>
      !Object.hasOwn(properties, field) ||
      neverChosen[kind]?.includes(field) ||
      (values[field] === null && required.includes(field)),
  );
  if (refused !== undefined)
    throw valueRefused(refused, 'not-choosable', `The ${refused} cannot be chosen.`);
  const validate = request.compileValidationSchema(chosenSchema(properties));
  if (validate(omitNullValues(values))) return;
  const issues = findIssues(validate.errors ?? []);
  throw new HttpError(400, { code: 'invalid-body' }, summarize(issues), { issues });
}

/** Throws an HttpError (400) unless each value is that of one of the records in its field. */
export function checkOrigins(values: Values, bodies: readonly Readonly<Values>[]): void {
  for (const [field, value] of Object.entries(values)) {
    const isKnown = bodies.some((body) =>
      Object.hasOwn(body, field) ? body[field] === value : value === null,
    );
    if (!isKnown)
      throw valueRefused(field, 'no-such-value', `None of these records has this ${field}.`);
  }
}

/** Removes null values, because stored records omit empty fields. */
export const omitNullValues = (values: Readonly<Values>): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

const schemas = new WeakMap<object, object>();

/** Returns the same object for the same fields, because Fastify caches compiled schemas by object. */
function chosenSchema(properties: Readonly<Record<string, FieldSchema>>): object {
  const schema = schemas.get(properties) ?? { type: 'object', properties };
  schemas.set(properties, schema);
  return schema;
}

const valueRefused = (path: string, code: PlainCode, message: string) =>
  fieldError(400, { code }, { path, message });

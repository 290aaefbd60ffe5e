import type { BodySchema } from 'contract/field';
import type { Clock } from '../../storage/clock';
import { HttpError } from '../errors/http-error';
import { findIssues, summarize } from '../errors/field-issues';
import { cleanBody } from './clean-body';
import { validatorCompilerFor } from './validator-compiler';

/** The valid fields of a form. */
export type ValidFields = Readonly<Record<string, string | number>>;

/**
 * Makes a function that returns fields as the route of their form would store them, for forms that come in another way.
 * It throws an HttpError (400) with the invalid fields.
 */
export function makeFormValidator(now: Clock) {
  const compile = validatorCompilerFor(now);
  return (schema: BodySchema, fields: unknown): ValidFields => {
    const body = cleanBody(schema, fields);
    const validate = compile({ schema, method: 'POST', url: '', httpPart: 'body' });
    if (validate(body) === true) return body as ValidFields;
    const issues = findIssues(validate.errors ?? []);
    throw new HttpError(400, { code: 'invalid-body' }, summarize(issues), { issues });
  };
}

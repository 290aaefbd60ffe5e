import { Ajv } from 'ajv';
import type { AnySchema, ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import type { Clock } from '../../storage/clock';
import { makeFormats } from './formats';

const compilers = new WeakMap<Clock, FastifySchemaCompiler<AnySchema>>();

/**
 * Returns a compiler of route schemas for a clock. It is shared by all servers with that clock, and compiles a schema
 * only when the first request needs it: all of them are half of the time that making a server takes.
 */
export function validatorCompilerFor(now: Clock): FastifySchemaCompiler<AnySchema> {
  const compiler = compilers.get(now) ?? makeCompiler(now);
  compilers.set(now, compiler);
  return compiler;
}

function makeCompiler(now: Clock): FastifySchemaCompiler<AnySchema> {
  const make = (coerceTypes: boolean) =>
    new Ajv({
      coerceTypes,
      allErrors: true,
      // An error message needs the schema of its field, to say what the field should look like.
      verbose: true,
      // bounded-requests.test.ts checks our schemas; compiling the meta-schema costs as much as all of them.
      meta: false,
      validateSchema: false,
      // No schema refers to another.
      addUsedSchema: false,
      // Lengths are in UTF-16 code units, as contract/src/records/field.ts says.
      // oxlint-disable-next-line typescript/no-deprecated -- nothing else says it
      unicode: false,
      // 0.29 / 0.01 is not a whole number in floating point.
      multipleOfPrecision: 6,
      formats: makeFormats(now),
      // Without this Ajv would log that `unicode` is deprecated.
      logger: false,
    });
  const ajv = make(false);
  // A query has texts only, so that a number in it is one that is written as a text.
  const ofQueries = make(true);
  return ({ schema, httpPart }) => {
    const part = httpPart === 'querystring' ? ofQueries : ajv;
    let compiled: ValidateFunction | undefined;
    const validate: ReturnType<FastifySchemaCompiler<AnySchema>> = (data) => {
      compiled ??= part.compile(schema);
      const isValid = compiled(data);
      validate.errors = compiled.errors ?? null;
      return isValid;
    };
    return validate;
  };
}

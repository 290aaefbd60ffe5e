import { Ajv } from 'ajv';
import type { AnySchema, ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import type { Clock } from '../../storage/clock';
import { makeFormats } from './formats';

const compilers = new WeakMap<Clock, FastifySchemaCompiler<AnySchema>>();

/**
 * What checks a request against its route's schema. A schema is compiled when the first request needs it, and once for
 * all who go by one clock: all of them are half of what making a server takes.
 */
export function validatorCompilerFor(now: Clock): FastifySchemaCompiler<AnySchema> {
  const compiler = compilers.get(now) ?? makeCompiler(now);
  compilers.set(now, compiler);
  return compiler;
}

function makeCompiler(now: Clock): FastifySchemaCompiler<AnySchema> {
  const ajv = new Ajv({
    allErrors: true,
    // A refusal says what a field should look like, which its schema knows.
    verbose: true,
    // Ours are checked by bounded-schemas.test.ts; compiling what checks them costs as much as all of them.
    meta: false,
    validateSchema: false,
    // No schema refers to another.
    addUsedSchema: false,
    // Lengths in UTF-16 code units, as contract/src/records/field.ts says.
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else says it
    unicode: false,
    // 0.29 / 0.01 is not a whole number to a computer.
    multipleOfPrecision: 6,
    formats: makeFormats(now),
    // `unicode` is deprecated in words only.
    logger: false,
  });
  return ({ schema }) => {
    let compiled: ValidateFunction | undefined;
    const validate: ReturnType<FastifySchemaCompiler<AnySchema>> = (data) => {
      compiled ??= ajv.compile(schema);
      const isValid = compiled(data);
      validate.errors = compiled.errors ?? null;
      return isValid;
    };
    return validate;
  };
}

import type { TUnsafe } from '@sinclair/typebox';
import type { BodySchema } from '../records/field';
import { storedRecord } from '../records/stored-record';
import { submissions } from '../records/submissions';
import type { SubmissionName } from '../records/submissions';
import { request } from '../requests/request';
import { pageQuery } from '../wire/form-action';

/** The values of a form by their fields, without those that were left blank. */
export type FormBody = Readonly<Record<string, string | number>>;

/** The request that sends a form (requirements 7.2). The headers of its response are in contract/receipts. */
export const submissionRequest = (name: SubmissionName) => {
  const { endpoint, body } = submissions[name];
  return request(`POST ${endpoint}`, {
    access: 'public',
    query: pageQuery,
    body: body as BodySchema as BodySchema & TUnsafe<FormBody>,
    response: storedRecord,
    status: 201,
    errors: ['key-used', 'program-full'],
    isIdempotent: true,
  });
};

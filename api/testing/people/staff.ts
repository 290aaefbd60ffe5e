import type { LightMyRequestResponse } from 'fastify';
import { profilesEndpoint } from 'contract/profile';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { sampleBody } from '../samples/sample-bodies';
import type { TestApp } from '../test-app';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Makes a request as a console that is logged in. */
export type StaffCall = (
  method: Method,
  url: string,
  body?: unknown,
) => Promise<LightMyRequestResponse>;

export const logInStaff = async (server: TestApp): Promise<StaffCall> =>
  staffCall(server, await server.logIn());

/** Returns the calls of a console after an answer with these headers to its login. */
export const staffCall =
  (server: TestApp, headers: Readonly<Record<string, string>>): StaffCall =>
  (method, url, body) =>
    server.app.inject({
      method,
      url,
      headers,
      ...(body === undefined ? {} : { payload: body as object }),
    });

/** The URL of a section's list (requirements 7.3). */
export const listEndpoint = (kind: RecordKind): string =>
  kind === 'profiles' ? profilesEndpoint : submissions[kind].endpoint;

export async function send(
  server: TestApp,
  kind: SubmissionName,
  changes: Readonly<Record<string, string | number>> = {},
): Promise<ReviewedRecord> {
  const body = { ...sampleBody(kind), ...changes };
  return (await server.post(submissions[kind].endpoint, body)).json();
}

export const versionOf = ({ _id, __v }: ReviewedRecord) => ({ _id, __v });

import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { DeclaredRequest } from 'contract/request';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { listRequest } from 'contract/list-requests';
import { toInjection } from '../routes/to-injection';
import type { LooseParts } from '../routes/to-injection';
import { sampleBody } from '../samples/sample-bodies';
import type { TestApp } from '../test-app';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Makes a request as a console that is logged in: a declared one with its parts, which may be wrong, or any other. */
export type StaffCall = (
  ...call:
    | [request: DeclaredRequest, parts?: LooseParts]
    | [method: Method, url: string, body?: unknown]
) => Promise<LightMyRequestResponse>;

export const logInStaff = async (server: TestApp): Promise<StaffCall> =>
  staffCall(server, await server.logIn());

/** Returns the calls of a console after an answer with these headers to its login. */
export const staffCall =
  (server: TestApp, headers: Readonly<Record<string, string>>): StaffCall =>
  (...call) => {
    const [request, where, payload] = call;
    const options =
      typeof request === 'string'
        ? { method: request, url: where, ...(payload !== undefined && { payload }) }
        : toInjection(request, where);
    return server.app.inject({ ...options, headers } as InjectOptions);
  };

/** The URL of a section's list (requirements 7.3). */
export const listEndpoint = (kind: RecordKind): string =>
  kind === 'profiles' ? listRequest('profiles').path : submissions[kind].endpoint;

export async function send(
  server: TestApp,
  kind: SubmissionName,
  changes: Readonly<Record<string, string | number>> = {},
): Promise<ReviewedRecord> {
  const body = { ...sampleBody(kind), ...changes };
  return (await server.post(submissions[kind].endpoint, body)).json();
}

export const versionOf = ({ _id, __v }: ReviewedRecord) => ({ _id, __v });

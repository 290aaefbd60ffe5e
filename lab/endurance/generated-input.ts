import { deepEqual, equal, match, ok } from 'node:assert/strict';
import fc from 'fast-check';
import type { BodySchema } from 'contract/field';
import { profileBody, profileUpdateBody } from 'contract/profile';
import { logInAdmin, loginFields } from 'contract/staff-login-requests';
import { submissionNames, submissions } from 'contract/submissions';
import type { ErrorBody } from 'contract/wire';
import {
  forgotPassword,
  logInGenerically,
  logInMember,
  resetPassword,
} from 'contract/member-session-requests';
import { getOwnProfile, registerProfile } from 'contract/profile-requests';
import { toAddress } from 'contract/request';
import { ResetTokenRepository } from '../../api/src/members/password-reset/reset-token-repository';
import { encodeMultipart, makeMember } from '../../api/testing/people/members';
import { makeApp } from '../../api/testing/test-app';
import type { TestApp } from '../../api/testing/test-app';
import type { Verdict } from '../../api/testing/samples/body-oracle';
import { formOf, jsonOf, multipartOf } from './generated-requests';
import type { GeneratedBody } from './generated-requests';

interface Target {
  readonly method: 'POST' | 'PUT';
  readonly url: string;
  readonly bodies: fc.Arbitrary<GeneratedBody>;
  /** Statuses of the response to a valid body, whose content may still be refused. */
  readonly whenGood: readonly number[];
  /** Returns the authorization header. */
  readonly authorize?: () => Promise<string>;
  /** Table in which each success stores a row. */
  readonly table?: 'submissions' | 'profiles';
}

export interface InputReport {
  readonly cases: number;
  readonly verdicts: Readonly<Record<Verdict, number>>;
}

/** The tested server. It has a public URL, so that its emails can be written. */
export const makeFedApp = (): Promise<TestApp> =>
  makeApp({ config: { publicUrl: new URL('http://church.example') } });

/**
 * Sends generated bodies to every endpoint for visitors or members. Throws, with the smallest counterexample, when a
 * response is 5xx, when an invalid body is not refused with 400 to 422 and a message, when a valid one is refused, or
 * when the rows do not match the successes.
 */
export async function checkGeneratedInput(server: TestApp, cases: number): Promise<InputReport> {
  const targets = await makeTargets(server);
  const verdicts = { good: 0, bad: 0, unclear: 0 };
  const successes = { submissions: 0, profiles: await countRows(server, 'profiles') };
  let caller = 0;
  // The printed counterexample must name the endpoint only.
  const anyCase = fc
    .constantFrom(...targets.keys())
    .chain((url) => fc.record({ url: fc.constant(url), body: bodiesOf(targets, url) }));
  const property = fc.asyncProperty(anyCase, async ({ url, body }) => {
    const target = targets.get(url);
    ok(target);
    verdicts[body.verdict] += 1;
    // Each request has its own IP address, because rate limits are not tested here.
    caller += 1;
    const answer = await send(
      server,
      target,
      body,
      `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
    );
    const isSuccess = answer.statusCode < 300;
    if (isSuccess && target.table !== undefined) successes[target.table] += 1;
    checkAnswer(target, body.verdict, answer.statusCode);
    if (!isSuccess) checkErrorBody(answer.body);
  });
  await fc.assert(property, { numRuns: cases });
  deepEqual(
    {
      submissions: await countRows(server, 'submissions'),
      profiles: await countRows(server, 'profiles'),
    },
    successes,
  );
  deepEqual(server.logged, []);
  return { cases, verdicts };
}

function checkAnswer({ whenGood }: Target, verdict: Verdict, status: number): void {
  const isRefusal = status >= 400 && status <= 422;
  if (verdict === 'bad') ok(isRefusal, `a bad body was answered ${status}`);
  if (verdict === 'good') ok(whenGood.includes(status), `a good body was answered ${status}`);
  ok(isRefusal || whenGood.includes(status), `an unclear body was answered ${status}`);
}

function checkErrorBody(text: string): void {
  const { message, error } = JSON.parse(text) as ErrorBody;
  match(message, /^[A-Z].*\.$|^Please fill in all fields$/);
  equal(error, message);
}

function bodiesOf(targets: ReadonlyMap<string, Target>, url: string): fc.Arbitrary<GeneratedBody> {
  const target = targets.get(url);
  ok(target);
  return target.bodies;
}

/** Endpoints by address. */
async function makeTargets(server: TestApp): Promise<Map<string, Target>> {
  const [editor, forgetful] = [
    await makeMember(server, 'editor@example.org'),
    await makeMember(server, 'forgetful@example.org'),
  ];
  const tokens = new ResetTokenRepository(server.database, () => new Date());
  const post = (url: string, schema: BodySchema, whenGood: readonly number[]): Target => ({
    method: 'POST',
    url,
    bodies: jsonOf(schema),
    whenGood,
  });
  const registrations = fc.oneof(
    jsonOf(profileBody),
    formOf(profileBody),
    multipartOf(profileBody),
  );
  const targets: Target[] = [
    ...submissionNames.map((name): Target => {
      const { endpoint, body } = submissions[name];
      const bodies = fc.oneof(
        { weight: 3, arbitrary: jsonOf(body) },
        { weight: 1, arbitrary: formOf(body) },
      );
      return { ...post(endpoint, body, [201]), bodies, table: 'submissions' };
    }),
    {
      ...post(registerProfile.path, profileBody, [201, 409]),
      bodies: registrations,
      table: 'profiles',
    },
    post(logInMember.path, logInMember.body, [401]),
    post(logInGenerically.path, logInMember.body, [401]),
    post(
      logInAdmin.path,
      { type: 'object', properties: loginFields, required: ['email', 'password'] },
      [401],
    ),
    post(forgotPassword.path, forgotPassword.body, [200]),
    {
      // Only the owner's email address has an effect, and that one is not generated.
      ...post(resetPassword.path, resetPassword.body, [400]),
      authorize: async () => `Bearer ${await tokens.issue(forgetful.id)}`,
    },
    {
      // Changing the email address needs the password, which is not generated.
      ...post(toAddress(getOwnProfile, { id: editor.id }), profileUpdateBody, [200, 403, 429]),
      method: 'PUT',
      authorize: async () => editor.headers.authorization,
    },
  ];
  return new Map(targets.map((target) => [target.url, target]));
}

async function send(
  { app }: TestApp,
  { method, url, authorize }: Target,
  { payload, type }: GeneratedBody,
  remoteAddress: string,
) {
  const isRaw = typeof payload === 'string' || Buffer.isBuffer(payload);
  const { body, headers } = isRaw
    ? { body: payload, headers: { 'content-type': type } }
    : await encodeMultipart(payload);
  const authorization = await authorize?.();
  return app.inject({
    method,
    url,
    remoteAddress,
    headers: {
      ...headers,
      accept: 'application/json',
      ...(authorization !== undefined && { authorization }),
    },
    payload: body,
  });
}

async function countRows({ database }: TestApp, table: 'submissions' | 'profiles') {
  return (await database.selectFrom(table).select('id').execute()).length;
}

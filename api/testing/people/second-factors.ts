import { TOTP } from 'otpauth';
import { csrfTokenHeader } from 'contract/wire';
import type { PasskeyTicket, SecondFactorNeeded, SecondFactorStep } from 'contract/second-factors';
import { logInAdmin } from 'contract/staff-login-requests';
import type { AdminSession } from 'contract/staff-login-requests';
import { beginPasskey, beginTotp, confirmPasskey, confirmTotp } from 'contract/my-account-requests';
import type { Enrolment, TotpTicket } from 'contract/my-account-requests';
import type { LightMyRequestResponse } from 'fastify';
import { SoftwarePasskey } from './software-passkey';
import { staffCall } from './staff';
import type { StaffCall } from './staff';
import { adminEmail, adminPassword } from '../test-app';
import type { TestApp } from '../test-app';

/** The code that an authenticator app shows at a time. */
export const codeAt = (secret: string, time: Date): string =>
  new TOTP({ secret }).generate({ timestamp: time.getTime() });

/** Adds an authenticator app to the caller's account, and returns its secret and the server's answer. */
export async function addTotp(call: StaffCall, time: Date, name = 'Phone') {
  const { ticket, secret } = (await call(beginTotp)).json<TotpTicket>();
  const confirmation = { ticket, name, code: codeAt(secret, time) };
  const answer = await call(confirmTotp, { body: confirmation });
  return { secret, answer, ...answer.json<Enrolment>() };
}

export async function addPasskey(call: StaffCall, passkey = new SoftwarePasskey(), name = 'Key') {
  const begun = await call(beginPasskey);
  const { ticket, options } = begun.json<PasskeyTicket>();
  const body = { ticket, name, passkey: passkey.create(options) };
  const answer = await call(confirmPasskey, { body });
  return { passkey, answer, ...answer.json<Enrolment>() };
}

/** Submits the password and returns the next step. */
export async function beginLogin(server: TestApp, email = adminEmail): Promise<SecondFactorStep> {
  const answer = await server.post(logInAdmin.path, { email, password: adminPassword });
  return answer.json<SecondFactorNeeded>().secondFactor;
}

/** Returns the calls of a browser after this answer to its login. */
export function callAfter(server: TestApp, login: LightMyRequestResponse): StaffCall {
  const cookie = String(login.headers['set-cookie']).split(';', 1)[0] ?? '';
  return staffCall(server, { cookie, [csrfTokenHeader]: login.json<AdminSession>().token });
}

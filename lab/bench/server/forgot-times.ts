import { forgotPassword } from 'contract/member-session-requests';
import { registerProfile } from 'contract/profile-requests';
import { sampleProfile } from '../../../api/testing/people/members';
import { median } from '../median';

/** Median response times in milliseconds. */
export interface ForgotTimes {
  readonly known: number;
  readonly unknown: number;
}

const pairs = 300;

/**
 * Measures the response to a forgotten password for an address with an account and for one without (safety 1). Each is
 * as often first as second, so that slowdowns affect both.
 */
export async function timeForgot(url: string): Promise<ForgotTimes> {
  await register(url);
  const times: Record<keyof ForgotTimes, number[]> = { known: [], unknown: [] };
  for (let pair = 0; pair < pairs; pair++) {
    const order =
      pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const who of order) times[who].push(await timeOne(url, who, pair));
  }
  return { known: median(times.known), unknown: median(times.unknown) };
}

async function register(url: string): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(sampleProfile)) body.append(name, value);
  const { status } = await fetch(`${url}${registerProfile.path}`, { method: 'POST', body });
  if (status !== 201) throw new Error(`The member was not registered: ${status}`);
}

async function timeOne(url: string, who: keyof ForgotTimes, pair: number): Promise<number> {
  const email = who === 'known' ? sampleProfile.email : 'unknown@example.org';
  const begun = performance.now();
  const answer = await fetch(`${url}${forgotPassword.path}`, {
    method: 'POST',
    // Each request has another network, because one alone may not ask this often.
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.${pair >> 7}.${pair & 127}`,
    },
    body: JSON.stringify({ email }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`A forgotten password was answered ${answer.status}`);
  return performance.now() - begun;
}

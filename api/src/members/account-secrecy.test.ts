import { forgotPasswordEndpoint, memberLoginEndpoint } from 'contract/member-session';
import { adminLoginEndpoint } from 'contract/session';
import { register, sampleProfile } from '../../testing/members';
import { adminEmail, makeApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';

/** SAFETY 1: neither an answer nor its time shows whether an account exists. */
let server: TestApp;
let calls = 0;
beforeAll(async () => {
  server = await makeApp({ now: () => new Date(Date.UTC(2026, 0, 2 * calls)) });
  await register(server);
});
afterAll(() => server.remove());

/** From a new address of the network each time, and days after the last, so that no limit and no lock-out answers. */
async function call(url: string, email: string) {
  calls += 1;
  const remoteAddress = `10.0.${calls >> 8}.${calls & 255}`;
  const payload = { email, password: 'a wrong password' };
  const begun = performance.now();
  const answer = await server.app.inject({ method: 'POST', url, payload, remoteAddress });
  return { milliseconds: performance.now() - begun, answer };
}

const audiences = [
  ['forgot', forgotPasswordEndpoint, sampleProfile.email],
  ['member login', memberLoginEndpoint, sampleProfile.email],
  ['admin login', adminLoginEndpoint, adminEmail],
] as const;

const unknown = 'unknown@example.org';
const samples = 200;

it.each(audiences)(
  '%s answers alike whether or not there is such an account',
  async (_name, url, known) => {
    const [one, other] = [await call(url, known), await call(url, unknown)];
    expect(one.answer.statusCode).toBe(other.answer.statusCode);
    expect(one.answer.body).toBe(other.answer.body);
  },
);

it.each(audiences.slice(0, 2))(
  '%s takes as long for a known address as for an unknown one',
  async (_name, url, known) => {
    const times = { known: [] as number[], unknown: [] as number[] };
    // In changing turns, so that whatever else the machine does slows both alike.
    for (let n = 0; n < samples; n++) {
      const turns = n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const who of turns) {
        times[who].push((await call(url, who === 'known' ? known : unknown)).milliseconds);
      }
    }
    const all = [...times.known, ...times.unknown];
    const gap = gapOf(times.known, times.unknown);
    const isRelevant = gap > medianOf(all) / 10;
    const isByChance = shuffledGaps(all).some((chance) => chance >= gap);
    expect({ isRelevant, isByChance }).not.toEqual({ isRelevant: true, isByChance: false });
  },
  120_000,
);

/** The gaps that the same samples show when they are dealt into halves at random: the noise of this very run. */
function shuffledGaps(samples: readonly number[]): number[] {
  const half = samples.length / 2;
  return Array.from({ length: 300 }, () => {
    const dealt = samples
      .map((sample) => ({ sample, place: Math.random() }))
      .sort((one, other) => one.place - other.place)
      .map(({ sample }) => sample);
    return gapOf(dealt.slice(0, half), dealt.slice(half));
  });
}

const gapOf = (one: readonly number[], other: readonly number[]) =>
  Math.abs(medianOf(one) - medianOf(other));

const medianOf = (samples: readonly number[]) =>
  [...samples].sort((one, other) => one - other)[Math.floor(samples.length / 2)] ?? 0;

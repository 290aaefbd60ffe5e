import { logInMember } from 'contract/member-session-requests';
import { registerProfile } from 'contract/profile-requests';
import { startProcess } from '../../api/testing/child-process';
import { makeDataDir, removeDataDir } from '../../api/testing/databases/data-dir';
import { serveInTurns } from '../../api/testing/in-turns';
import { sampleProfile } from '../../api/testing/people/members';
import { accountDelay, networkRates } from '../../api/src/auth/login-guard/login-limits';
import type { ThrowAwayPostgres } from '../../api/testing/databases/throw-away-postgres';

/** Number of guesses that were checked, and which users the attacks locked out. */
export interface GuessingReport {
  readonly fromOneSubnet: number;
  readonly fromOneSite: number;
  readonly atOneAccount: number;
  /** Status of the owner's later login from the attacked subnet, for each process. */
  readonly knownDevice: readonly number[];
  readonly unknownDevice: readonly number[];
}

type Guess = (n: number) => { readonly email: string; readonly address: string };

/** Runs the guesses of issue 14 against two processes behind one proxy. Rate limits refill a little meanwhile. */
export async function guessPasswords(
  postgres: ThrowAwayPostgres,
  guesses: number,
): Promise<GuessingReport> {
  const dataDir = makeDataDir();
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    TRUSTED_PROXY: '127.0.0.1',
  };
  const processes = [await startProcess(environment), await startProcess(environment)];
  const front = await serveInTurns(processes.map(({ address }) => address));
  try {
    return await attack(front.address, guesses);
  } finally {
    front.close();
    for (const { kill } of processes) kill('SIGTERM');
    await Promise.all(processes.map(({ ended }) => ended));
    removeDataDir(dataDir);
  }
}

async function attack(server: string, guesses: number): Promise<GuessingReport> {
  const post = (path: string, body: object, headers: Record<string, string>) =>
    fetch(server + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const logIn = (email: string, password: string, address: string, cookie = '') =>
    post(logInMember.path, { email, password }, { 'x-forwarded-for': address, cookie });
  const countChecked = async (guess: Guess) => {
    let checked = 0;
    for (let n = 0; n < guesses; n++) {
      const { email, address } = guess(n);
      if ((await logIn(email, 'a wrong password', address)).status === 401) checked += 1;
    }
    return checked;
  };

  const { email, password } = sampleProfile;
  await post(registerProfile.path, sampleProfile, {});
  const cookie = (await logIn(email, password, '192.0.2.1')).headers.get('set-cookie') ?? '';
  const known = cookie.split(';', 1)[0] ?? '';
  const subnet = (n: number) => `2001:db8:1:2::${n.toString(16)}`;
  const fromOneSubnet = await countChecked((n) => ({
    email: `${n}@example.org`,
    address: subnet(n),
  }));
  const fromOneSite = await countChecked((n) => ({
    email: `${n}@example.net`,
    address: `2001:db8:2:${n.toString(16)}::1`,
  }));
  const atOneAccount = await countChecked((n) => ({
    email,
    address: `198.51.${n >> 8}.${n & 255}`,
  }));
  const askBoth = async (held: string) => [
    (await logIn(email, password, subnet(1), held)).status,
    (await logIn(email, password, subnet(2), held)).status,
  ];
  const unknownDevice = await askBoth('');
  return {
    fromOneSubnet,
    fromOneSite,
    atOneAccount,
    knownDevice: await askBoth(known),
    unknownDevice,
  };
}

/** Twice the burst allows for what refills while the attack runs. */
export const holdsGuessing = (report: GuessingReport): boolean =>
  report.fromOneSubnet <= 2 * networkRates.member.subnet.burst &&
  report.fromOneSite <= 2 * networkRates.member.site.burst &&
  report.atOneAccount <= 2 * accountDelay.waitsFrom &&
  report.knownDevice.every((status) => status === 200) &&
  report.unknownDevice.every((status) => status === 429);

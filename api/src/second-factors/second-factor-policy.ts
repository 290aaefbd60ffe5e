import type { SecondFactorNeed } from 'contract/rights';
import type { SecondFactorPolicy } from 'contract/staff-security';
import { SettingRepository } from '../settings/setting-repository';
import type { Database } from '../storage/database';
import type { Clock } from '../clock';

/** Where it stands among the settings; each session is read together with it. */
export const policyName = 'second-factor-policy';

/** The policy of a row of the settings. Without one no account needs a second factor. */
export const readPolicy = (value: string | null | undefined): SecondFactorPolicy =>
  value ? (JSON.parse(value) as SecondFactorPolicy) : { from: null, roles: [] };

/** Whether an account needs a second factor that it does not have. The day begins in UTC. */
export function needOf(
  { from, roles }: SecondFactorPolicy,
  roleIds: readonly string[],
  hasFactor: boolean,
  now: Date,
): SecondFactorNeed {
  const isMeant = from !== null && roleIds.some((id) => roles.includes(id));
  if (!isMeant || hasFactor) return { need: 'none' };
  return now.toISOString().slice(0, 10) >= from ? { need: 'now' } : { need: 'soon', from };
}

/** All SQL about which roles need a second factor. */
export class SecondFactorPolicyRepository {
  private readonly settings: SettingRepository;

  constructor(database: Database, now: Clock) {
    this.settings = new SettingRepository(database, now);
  }

  async read(): Promise<SecondFactorPolicy> {
    return readPolicy(await this.settings.read(policyName));
  }

  async write({ from, roles }: SecondFactorPolicy): Promise<void> {
    await this.settings.write(policyName, JSON.stringify({ from, roles }));
  }
}

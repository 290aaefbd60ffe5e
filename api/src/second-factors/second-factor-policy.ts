import type { SecondFactorNeed } from 'contract/rights';
import type { SecondFactorPolicy } from 'contract/staff-security';
import type { Database } from '../storage/database';
import type { Clock } from '../storage/ports';

/** Where it stands among the settings; each session is read together with it. */
export const policyName = 'second-factor-policy';

/** The policy of a row of the settings. Without one nobody needs a second factor. */
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
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  async read(): Promise<SecondFactorPolicy> {
    const row = await this.database
      .selectFrom('settings')
      .select('value')
      .where('name', '=', policyName)
      .executeTakeFirst();
    return readPolicy(row?.value);
  }

  async write({ from, roles }: SecondFactorPolicy): Promise<void> {
    const value = JSON.stringify({ from, roles });
    const values = { value, updated_at: this.now().toISOString() };
    await this.database
      .insertInto('settings')
      .values({ name: policyName, ...values })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
      .execute();
  }
}

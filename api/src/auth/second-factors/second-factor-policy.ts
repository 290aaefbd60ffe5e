import type { SecondFactorNeed } from 'contract/my-account-requests';
import type { SecondFactorPolicy } from 'contract/staff-account-requests';
import { ownerRoleId } from '../roles/role-repository';
import { SettingRepository } from '../../storage/setting-repository';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';

/** The name of the setting; each session is read together with it. */
export const secondFactorPolicySetting = 'second-factor-policy';

/** Parses the setting. Without one only owners need a second factor. */
export const parseSecondFactorPolicy = (value: string | null | undefined): SecondFactorPolicy =>
  value ? (JSON.parse(value) as SecondFactorPolicy) : { from: null, roles: [] };

/** The setting with the first day on which existing owners need one; absent where all owners came later. */
export const ownersFactorStartSetting = 'owners-second-factor-from';

/** Milliseconds after an account was made for which an owner may go without. */
const firstWeek = 7 * 86_400_000;

/** The columns of an account that are read with its session. */
interface FactorAccount {
  readonly roleIds: readonly string[];
  readonly hasFactor: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
  /** The value of `ownersFactorStartSetting`. */
  readonly ownersFrom: string | null | undefined;
}

/**
 * Returns whether an account needs a second factor that it lacks. Owners need one after their first week, all others
 * and owners sooner where the policy says so. A day begins in UTC.
 */
export function getFactorNeed(
  policy: SecondFactorPolicy,
  account: FactorAccount,
  now: Date,
): SecondFactorNeed {
  const [from] = [policyDay(policy, account), ownersDay(account)].filter(Boolean).sort();
  if (from === undefined || account.hasFactor) return { need: 'none' };
  return dayOf(now) >= from ? { need: 'now' } : { need: 'soon', from };
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** Returns the day by the policy; '' where it does not concern the account. */
const policyDay = ({ from, roles }: SecondFactorPolicy, { roleIds }: FactorAccount): string =>
  from !== null && roleIds.some((id) => roles.includes(id)) ? from : '';

/** Returns the day for owners; '' for an account that is no owner. */
function ownersDay({ roleIds, createdAt, ownersFrom }: FactorAccount): string {
  if (!roleIds.includes(ownerRoleId)) return '';
  const week = dayOf(new Date(Date.parse(createdAt) + firstWeek));
  return ownersFrom && ownersFrom > week ? ownersFrom : week;
}

/** All SQL about the roles that need a second factor. */
export class SecondFactorPolicyRepository {
  private readonly settings: SettingRepository;

  constructor(database: Database, now: Clock) {
    this.settings = new SettingRepository(database, now);
  }

  async read(): Promise<SecondFactorPolicy> {
    return parseSecondFactorPolicy(await this.settings.read(secondFactorPolicySetting));
  }

  async readOwnersFrom(): Promise<string | undefined> {
    return this.settings.read(ownersFactorStartSetting);
  }

  async write({ from, roles }: SecondFactorPolicy): Promise<void> {
    await this.settings.write(secondFactorPolicySetting, JSON.stringify({ from, roles }));
  }
}

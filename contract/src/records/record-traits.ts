import { foldName, foldNames } from '../folded-names';
import { getCountry, readPhone } from '../phone-number';
import type { PhoneCountry } from '../phone-number';
import { foldForComparison } from '../text-folding';
import {
  isAnonymous,
  recordEmail,
  recordName,
  recordPartnerName,
  recordPhone,
} from './record-identity';
import type { AnyRecord } from './record-identity';

/** By what records are compared to find those of one person. The console and the server use the same rule. */

/** Austria is the default country of phones, because the church and most senders are there. */
export const defaultPhoneCountry: PhoneCountry = 'AT';

/** The values by which a record is compared; empty arrays where it has none. */
export interface RecordTraits {
  readonly email: readonly string[];
  /** Phones in E.164; empty also if it cannot be parsed. */
  readonly phone: readonly string[];
  /** Whether neither the phone nor the record has a country. */
  readonly lacksCountry: boolean;
  /** The names; those of a couple in sorted order, a name with a hyphen in two spellings. */
  readonly names: readonly string[];
  readonly isCouple: boolean;
}

export const comparedTraits = ['email', 'phone', 'names'] as const;
export type ComparedTrait = (typeof comparedTraits)[number];

/** @param country the country of phones without a country code, in records without a country */
export function getRecordTraits(
  record: AnyRecord,
  country: PhoneCountry | undefined,
): RecordTraits {
  const [name, partner] = [recordName(record), foldName(recordPartnerName(record))];
  const single = isAnonymous(foldName(name)) ? [] : foldNames(name);
  const typed = recordPhone(record);
  const own = readPhone(typed, getCountry(record['country']));
  const lacksCountry = own.state === 'ambiguous';
  const phone = lacksCountry && country ? readPhone(typed, country) : own;
  return {
    email: [foldForComparison(recordEmail(record))].filter(Boolean),
    phone: phone.state === 'read' ? [phone.number] : [],
    lacksCountry,
    names: partner ? [[foldName(name), partner].sort().join('\n')] : single.filter(Boolean),
    isCouple: partner !== '',
  };
}

/** What of each trait two records share. */
interface SharedTraits {
  readonly email: boolean;
  readonly phone: boolean;
  readonly names: boolean;
  readonly isCouple: boolean;
}

/** Why two records may be of one person. The same phone with another name is a household: a hint, no match. */
export type MatchReason = 'email' | 'phone' | 'name' | 'couple' | 'household';

export function toMatchReasons(shared: SharedTraits): readonly MatchReason[] {
  const reasons: MatchReason[] = [];
  if (shared.email) reasons.push('email');
  if (shared.phone) reasons.push(shared.names ? 'phone' : 'household');
  if (shared.names) reasons.push(shared.isCouple ? 'couple' : 'name');
  return reasons;
}

/** Whether two records share a value of a trait. */
export const haveSharedTrait = (
  one: RecordTraits,
  other: RecordTraits,
  trait: ComparedTrait,
): boolean => one[trait].some((value) => other[trait].includes(value));

/** Why two records may be of one person; none if they share nothing. */
export const findMatchReasons = (one: RecordTraits, other: RecordTraits): readonly MatchReason[] =>
  toMatchReasons({
    email: haveSharedTrait(one, other, 'email'),
    phone: haveSharedTrait(one, other, 'phone'),
    names: haveSharedTrait(one, other, 'names'),
    isCouple: one.isCouple,
  });

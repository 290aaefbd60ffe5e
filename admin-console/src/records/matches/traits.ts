import type { MarkedRecord } from '../duplicates/find-duplicates';
import { getCountry, readPhone } from 'contract/phone-number';
import type { PhoneCountry } from 'contract/phone-number';
import { foldName, foldNames } from 'contract/folded-names';
import { foldForComparison } from 'contract/text-folding';
import {
  isAnonymous,
  recordEmail,
  recordName,
  recordPartnerName,
  recordPhone,
} from '../../base/model/record-identity';

/** What a record is compared by: each value of a trait; none where it says nothing. */
export interface Traits {
  readonly row: MarkedRecord;
  readonly email: readonly string[];
  /** In E.164; none also where it cannot be read. */
  readonly phone: readonly string[];
  /** Whether neither the phone nor the record names a country. */
  readonly lacksCountry: boolean;
  /** Both names of a couple in one order, so that either order is the same; a name with a hyphen in two spellings. */
  readonly names: readonly string[];
  readonly isCouple: boolean;
}

export const comparedTraits = ['email', 'phone', 'names'] as const;
export type ComparedTrait = (typeof comparedTraits)[number];

/** @param country whose the numbers are that say no country, in records that say none */
export function getTraits(row: MarkedRecord, country: PhoneCountry | undefined): Traits {
  const { record } = row;
  const [name, partner] = [recordName(record), foldName(recordPartnerName(record))];
  const single = isAnonymous(foldName(name)) ? [] : foldNames(name);
  const typed = recordPhone(record);
  const own = readPhone(typed, getCountry(record['country']));
  const lacksCountry = own.state === 'ambiguous';
  const phone = lacksCountry && country ? readPhone(typed, country) : own;
  return {
    row,
    email: [foldForComparison(recordEmail(record))].filter(Boolean),
    phone: phone.state === 'read' ? [phone.number] : [],
    lacksCountry,
    names: partner ? [[foldName(name), partner].sort().join('\n')] : single.filter(Boolean),
    isCouple: partner !== '',
  };
}

/** Whether two records have a trait in common. */
export const shareTrait = (one: Traits, other: Traits, trait: ComparedTrait): boolean =>
  one[trait].some((value) => other[trait].includes(value));

/** The rows that have one trait in common. */
export class SharedTrait {
  readonly trait: ComparedTrait;
  /** Most rows have it for themselves, and cost no list. */
  readonly #first = new Map<string, MarkedRecord>();
  readonly #shared = new Map<string, MarkedRecord[]>();

  constructor(trait: ComparedTrait) {
    this.trait = trait;
  }

  add(one: Traits): void {
    for (const value of one[this.trait]) {
      const first = this.#first.get(value);
      const group = this.#shared.get(value);
      if (first === undefined) this.#first.set(value, one.row);
      else if (group) group.push(one.row);
      else this.#shared.set(value, [first, one.row]);
    }
  }

  /** When all are added: what rows have for themselves is many megabytes of a long list. */
  forgetSingles(): void {
    this.#first.clear();
  }

  /** All that share the trait with a row, itself among them; none when it has it alone. */
  groupOf(one: Traits): readonly MarkedRecord[] {
    return one[this.trait].flatMap((value) => this.#shared.get(value) ?? []);
  }

  readonly groups = (): Iterable<readonly MarkedRecord[]> => this.#shared.values();
}

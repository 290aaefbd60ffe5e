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
} from 'contract/record-identity';

/** The values by which a record is compared; empty arrays where it has none. */
export interface Traits {
  readonly row: MarkedRecord;
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

/** Whether two records share a value of a trait. */
export const haveSharedTrait = (one: Traits, other: Traits, trait: ComparedTrait): boolean =>
  one[trait].some((value) => other[trait].includes(value));

/** The rows by their values of one trait. */
export class SharedTrait {
  readonly trait: ComparedTrait;
  /** A value's first row is kept apart, because most values are unique and need no array. */
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

  /** Frees the memory of unique values once all rows are added: many megabytes for a long list. */
  forgetSingles(): void {
    this.#first.clear();
  }

  /** The rows that share the trait with a row, itself included; empty if there are none. */
  groupOf(one: Traits): readonly MarkedRecord[] {
    return one[this.trait].flatMap((value) => this.#shared.get(value) ?? []);
  }

  readonly groups = (): Iterable<readonly MarkedRecord[]> => this.#shared.values();
}

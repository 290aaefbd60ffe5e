import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { PhoneCountry } from 'contract/phone-number';
import { getRecordTraits } from 'contract/record-traits';
import type { ComparedTrait, RecordTraits } from 'contract/record-traits';

/** A row with the values by which it is compared. */
export interface Traits extends RecordTraits {
  readonly row: MarkedRecord;
}

/** @param country the country of phones without a country code, in records without a country */
export const getTraits = (row: MarkedRecord, country: PhoneCountry | undefined): Traits => ({
  ...getRecordTraits(row.record, country),
  row,
});

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

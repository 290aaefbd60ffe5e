import type { MarkedRecord } from '../duplicates/find-duplicates';
import { foldText } from '../records/fold-text';
import { recordEmail, recordName, recordPartnerName } from '../records/record-identity';

/** What a record is compared by; '' where it says nothing. */
export interface Traits {
  readonly row: MarkedRecord;
  readonly email: string;
  /** In E.164. */
  readonly phone: string;
  /** Both names of a couple in one order, so that either order is the same. */
  readonly names: string;
  readonly isCouple: boolean;
}

export const comparedTraits = ['email', 'phone', 'names'] as const;
export type ComparedTrait = (typeof comparedTraits)[number];

/** SPEC 3: the name of who gives none. */
const anonymous = 'anonymous';

/** @param phone in E.164; '' when there is none, or none that can be read */
export function traitsOf(row: MarkedRecord, phone: string): Traits {
  const { record } = row;
  const [name, partner] = [foldText(recordName(record)), foldText(recordPartnerName(record))];
  const single = name === anonymous ? '' : name;
  return {
    row,
    email: foldText(recordEmail(record)),
    phone,
    names: partner ? [name, partner].sort().join('\n') : single,
    isCouple: partner !== '',
  };
}

/** The records that have one trait in common. Most have it for themselves, and cost no list. */
export class SharedTrait {
  readonly trait: ComparedTrait;
  readonly #first = new Map<string, Traits>();
  readonly #shared = new Map<string, Traits[]>();

  constructor(trait: ComparedTrait) {
    this.trait = trait;
  }

  add(one: Traits): void {
    const value = one[this.trait];
    if (value === '') return;
    const first = this.#first.get(value);
    if (first === undefined) this.#first.set(value, one);
    else {
      const group = this.#shared.get(value);
      if (group) group.push(one);
      else this.#shared.set(value, [first, one]);
    }
  }

  /** All that share the trait with a record, itself among them; none when it has it alone. */
  groupOf(one: Traits): readonly Traits[] {
    return this.#shared.get(one[this.trait]) ?? [];
  }

  readonly groups = (): Iterable<readonly Traits[]> => this.#shared.values();
}

import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { AdminRecord } from '../records/admin-record';
import { recordPhone } from '../records/record-identity';
import { stepsPerPause } from '../slices/sliced-work';
import type { SlicedWork } from '../slices/sliced-work';
import { countryOf, readPhone } from './phone-number';
import type { PhoneCountry } from './phone-number';
import { comparedTraits, SharedTrait, traitsOf } from './traits';
import type { Traits } from './traits';

/** Why two records may be of one person. The same phone under another name is a household: a hint, no match. */
export type MatchReason = 'email' | 'phone' | 'name' | 'couple' | 'household';

export interface RecordMatch {
  readonly row: MarkedRecord;
  readonly reasons: readonly MatchReason[];
}

export interface MatchFindings {
  /** Each row that may be of one person with another, by its position. */
  readonly matched: ReadonlySet<number>;
  /** Each row that shares a phone with somebody else, by its position. */
  readonly households: ReadonlySet<number>;
  /** How many numbers say no country. */
  readonly ambiguousPhones: number;
  /** The others of a row with the reasons, at most `matchesAtOnce`. */
  readonly matchesOf: (row: MarkedRecord) => readonly RecordMatch[];
}

export interface MatchOptions {
  /** Whose the numbers are that say no country. */
  readonly country: PhoneCountry | undefined;
  /** Whether staff said of two records that they are not the same. */
  readonly isKept: (first: AdminRecord, second: AdminRecord) => boolean;
}

/** Nobody compares more than these, and each pair of a large group would take the square of its size. */
export const matchesAtOnce = 50;

/**
 * Finds records that may be of one person though their keys differ; it stands beside the Status, which SPEC 5
 * decides alone. A duplicate goes with its original and is left out. Takes time in proportion to the list.
 */
export function* findMatches(
  rows: readonly MarkedRecord[],
  { country, isKept }: MatchOptions,
): SlicedWork<MatchFindings> {
  const all = new Map<number, Traits>();
  const shared = comparedTraits.map((trait) => new SharedTrait(trait));
  let ambiguousPhones = 0;
  for (const row of rows) {
    if (row.position % stepsPerPause === 0) yield;
    if (row.status === 'DUPLICATE') continue;
    const its = countryOf(row.record['country']) ?? country;
    const phone = readPhone(recordPhone(row.record), its);
    if (phone.state === 'ambiguous') ambiguousPhones += 1;
    const traits = traitsOf(row, phone.state === 'read' ? phone.number : '');
    all.set(row.position, traits);
    for (const trait of shared) trait.add(traits);
  }
  const matchesOf = (row: MarkedRecord) => compareWithOthers(all.get(row.position), shared, isKept);
  const found = yield* markRows(shared, isKept);
  return { ...found, ambiguousPhones, matchesOf };
}

/** The same phone and the same name is a match by the name already. */
function* markRows(
  shared: readonly SharedTrait[],
  isKept: MatchOptions['isKept'],
): SlicedWork<Pick<MatchFindings, 'matched' | 'households'>> {
  const [matched, households] = [new Set<number>(), new Set<number>()];
  let step = 0;
  for (const { trait, groups } of shared) {
    const marked = trait === 'phone' ? households : matched;
    for (const group of groups())
      for (const one of group) {
        const isMarked = group
          .slice(0, matchesAtOnce + 1)
          .some(
            (other) =>
              other !== one &&
              (trait !== 'phone' || other.names !== one.names) &&
              !isKept(one.row.record, other.row.record),
          );
        if (isMarked) marked.add(one.row.position);
        if (++step % stepsPerPause === 0) yield;
      }
  }
  return { matched, households };
}

function compareWithOthers(
  one: Traits | undefined,
  shared: readonly SharedTrait[],
  isKept: MatchOptions['isKept'],
): readonly RecordMatch[] {
  if (!one) return [];
  const others = new Set(shared.flatMap((trait) => trait.groupOf(one).slice(0, matchesAtOnce + 1)));
  others.delete(one);
  return Array.from(others)
    .filter((other) => !isKept(one.row.record, other.row.record))
    .slice(0, matchesAtOnce)
    .map((other) => ({ row: other.row, reasons: reasonsFor(one, other) }));
}

function reasonsFor(one: Traits, other: Traits): readonly MatchReason[] {
  const [email, phone, names] = comparedTraits.map(
    (trait) => one[trait] !== '' && one[trait] === other[trait],
  );
  const reasons: MatchReason[] = [];
  if (email) reasons.push('email');
  if (phone) reasons.push(names ? 'phone' : 'household');
  if (names) reasons.push(one.isCouple ? 'couple' : 'name');
  return reasons;
}

import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { AdminRecord } from '../../base/model/admin-record';
import { stepsPerPause } from '../../base/time-slices/time-sliced-task';
import type { TimeSlicedTask } from '../../base/time-slices/time-sliced-task';
import type { PhoneCountry } from 'contract/phone-number';
import { comparedTraits, findMatchReasons, haveSharedTrait } from 'contract/record-traits';
import type { MatchReason } from 'contract/record-traits';
import { SharedTrait, getTraits } from './traits';
import type { Traits } from './traits';

export interface RecordMatch {
  readonly row: MarkedRecord;
  readonly reasons: readonly MatchReason[];
}

export interface MatchFindings {
  /** The number of rows that may be of the same person as another one. */
  readonly matchCount: number;
  /** Whether a row may be of the same person as another one. */
  readonly isMatch: (row: MarkedRecord) => boolean;
  /** Whether a row shares its phone with another person. */
  readonly isHousehold: (row: MarkedRecord) => boolean;
  readonly phonesWithoutCountry: number;
  /** The matches of a row with their reasons, at most `maxComparedMatches`. */
  readonly matchesOf: (row: MarkedRecord) => readonly RecordMatch[];
}

export interface MatchOptions {
  /** The country of phones without a country code. */
  readonly country: PhoneCountry | undefined;
  /** Whether staff said that two records are no duplicates, or of different persons. */
  readonly isKept: (first: AdminRecord, second: AdminRecord) => boolean;
}

/** More records cannot usefully be compared at once, and the pairs of a group grow with the square of its size. */
export const maxComparedMatches = 50;

/**
 * Finds records that may be of one person though their keys differ. This is shown beside the Status, which
 * requirements 5 decides alone. Duplicates are left out, as they go with their original. Takes linear time, and keeps
 * only records that share something. The result is also valid for a newer list with the same records.
 */
export function* findMatches(
  rows: readonly MarkedRecord[],
  { country, isKept }: MatchOptions,
): TimeSlicedTask<MatchFindings> {
  const shared = comparedTraits.map((trait) => new SharedTrait(trait));
  let phonesWithoutCountry = 0;
  for (const [place, row] of rows.entries()) {
    if (place % stepsPerPause === 0) yield;
    if (row.status === 'DUPLICATE') continue;
    const traits = getTraits(row, country);
    if (traits.lacksCountry) phonesWithoutCountry += 1;
    for (const trait of shared) trait.add(traits);
  }
  for (const trait of shared) trait.forgetSingles();
  const compared = yield* traitsOfGroups(shared, country);
  const { matched, households } = yield* markRows(shared, compared, isKept);
  const traitsIn = (row: MarkedRecord) => {
    const traits = compared.get(row.position);
    return traits?.row.record['_id'] === row.record['_id'] ? traits : undefined;
  };
  return {
    matchCount: matched.size,
    isMatch: (row) => matched.has(row.position) && traitsIn(row) !== undefined,
    isHousehold: (row) => households.has(row.position) && traitsIn(row) !== undefined,
    phonesWithoutCountry,
    matchesOf: (row) => compareWithOthers(traitsIn(row), shared, compared, isKept),
  };
}

/** Traits by the position of their row. */
type ComparedTraits = ReadonlyMap<number, Traits>;

/** Computing the traits again for rows that share something costs less than keeping all. */
function* traitsOfGroups(
  shared: readonly SharedTrait[],
  country: PhoneCountry | undefined,
): TimeSlicedTask<ComparedTraits> {
  const traits = new Map<number, Traits>();
  for (const { groups } of shared)
    for (const group of groups())
      for (const row of group) {
        if (!traits.has(row.position)) traits.set(row.position, getTraits(row, country));
        if (traits.size % stepsPerPause === 0) yield;
      }
  return traits;
}

/** Marks matches and households; records with the same phone and the same name are a match, no household. */
function* markRows(
  shared: readonly SharedTrait[],
  compared: ComparedTraits,
  isKept: MatchOptions['isKept'],
): TimeSlicedTask<{
  readonly matched: ReadonlySet<number>;
  readonly households: ReadonlySet<number>;
}> {
  const [matched, households] = [new Set<number>(), new Set<number>()];
  const haveOneName = ({ position }: MarkedRecord, other: MarkedRecord) => {
    const [first, second] = [compared.get(position), compared.get(other.position)];
    if (!first || !second) return false;
    return (
      haveSharedTrait(first, second, 'names') || [...first.names, ...second.names].length === 0
    );
  };
  let step = 0;
  for (const { trait, groups } of shared) {
    const marked = trait === 'phone' ? households : matched;
    for (const group of groups())
      for (const one of group) {
        const isMarked = group
          .slice(0, maxComparedMatches + 1)
          .some(
            (other) =>
              other !== one &&
              (trait !== 'phone' || !haveOneName(one, other)) &&
              !isKept(one.record, other.record),
          );
        if (isMarked) marked.add(one.position);
        if (++step % stepsPerPause === 0) yield;
      }
  }
  return { matched, households };
}

function compareWithOthers(
  one: Traits | undefined,
  shared: readonly SharedTrait[],
  compared: ComparedTraits,
  isKept: MatchOptions['isKept'],
): readonly RecordMatch[] {
  if (!one) return [];
  const others = new Set(
    shared.flatMap((trait) => trait.groupOf(one).slice(0, maxComparedMatches + 1)),
  );
  others.delete(one.row);
  return Array.from(others)
    .filter((other) => !isKept(one.row.record, other.record))
    .slice(0, maxComparedMatches)
    .flatMap((row) => {
      const other = compared.get(row.position);
      return other ? [{ row, reasons: findMatchReasons(one, other) }] : [];
    });
}

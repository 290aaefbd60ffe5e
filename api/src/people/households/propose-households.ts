import { householdReasons, maxHouseholdPersons } from 'contract/household-requests';
import type { HouseholdReason } from 'contract/household-requests';
import { hasAllWords } from '../linking/record-digests';
import { pairsOf } from '../pairs-of';

/** A person who shares an address, a phone number or an email address with others. */
export interface Sharer {
  readonly person: string;
  readonly reason: HouseholdReason;
  /** The digest of what they share. */
  readonly value: string;
}

export interface KnownPersons {
  /** The digests of each person's names; persons without a name are proposed to nobody. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
  /** The household that each person is in. */
  readonly households: ReadonlyMap<string, string>;
  /** Whether staff said that two persons are no household. */
  readonly isRefused: (first: string, second: string) => boolean;
}

export interface ProposedHousehold {
  readonly persons: readonly string[];
  readonly reasons: readonly HouseholdReason[];
  /** The household that the others would join. */
  readonly household: string | undefined;
}

interface Group {
  readonly persons: Set<string>;
  readonly reasons: Set<HouseholdReason>;
}

/**
 * Proposes persons with different names who share something, each person once. Whoever is in a household already is
 * proposed together with those who are in none, and never with another household.
 */
export function proposeHouseholds(
  sharers: readonly Sharer[],
  known: KnownPersons,
): readonly ProposedHousehold[] {
  const groups = new Map<string, Group>();
  const groupOf = (person: string): Group =>
    groups.get(person) ?? { persons: new Set([person]), reasons: new Set() };
  for (const { reason, persons } of groupByValue(sharers))
    for (const [first, second] of pairsOf([...persons].sort())) {
      if (known.isRefused(first, second) || haveOneName(first, second, known.names)) continue;
      const joined = join(groupOf(first), groupOf(second), known);
      joined?.reasons.add(reason);
      for (const person of joined?.persons ?? []) if (joined) groups.set(person, joined);
    }
  return [...new Set(groups.values())].flatMap(({ persons, reasons }) => {
    const [household] = householdsOf(persons, known);
    const isSaid = [...persons].every((person) => known.households.get(person) === household);
    const shared = householdReasons.filter((reason) => reasons.has(reason));
    return household !== undefined && isSaid
      ? []
      : [{ persons: [...persons], reasons: shared, household }];
  });
}

/** Undefined if there would be too many persons, two of one name, or persons of two households. */
function join(first: Group, second: Group, known: KnownPersons): Group | undefined {
  if (first === second) return first;
  const persons = new Set([...first.persons, ...second.persons]);
  if (persons.size > maxHouseholdPersons || householdsOf(persons, known).size > 1) return undefined;
  const isDoubled = [...first.persons].some((one) =>
    [...second.persons].some((other) => haveOneName(one, other, known.names)),
  );
  return isDoubled
    ? undefined
    : { persons, reasons: new Set([...first.reasons, ...second.reasons]) };
}

const householdsOf = (persons: ReadonlySet<string>, { households }: KnownPersons) =>
  new Set([...persons].flatMap((person) => households.get(person) ?? []));

/** If one name has all words of the other, it is rather the same person; one without a name may be anybody. */
function haveOneName(first: string, second: string, names: KnownPersons['names']): boolean {
  const [own, others] = [names.get(first), names.get(second)];
  if (own === undefined || others === undefined) return true;
  return [...own].some((name) => [...others].some((other) => hasAllWords(name, other)));
}

function groupByValue(sharers: readonly Sharer[]) {
  const groups = new Map<string, { reason: HouseholdReason; persons: Set<string> }>();
  for (const { person, reason, value } of sharers) {
    const key = `${reason} ${value}`;
    const group = groups.get(key) ?? { reason, persons: new Set() };
    group.persons.add(person);
    groups.set(key, group);
  }
  return [...groups.values()];
}

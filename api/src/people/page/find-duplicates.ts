import { duplicateKey } from 'contract/duplicate-key';
import type { Person, RecordOfPerson } from 'contract/person-requests';
import { samePersonReasons } from 'contract/persons';
import type { SamePersonReason } from 'contract/persons';
import { defaultPhoneCountry, findMatchReasons, getRecordTraits } from 'contract/record-traits';
import type { RecordTraits } from 'contract/record-traits';
import { groupByKind } from '../../storage/records/group-by-kind';
import { pairsOf } from '../pairs-of';

type Duplicates = Person['duplicates'];

/** Records of one section that are compared with each other, and pairs of one person. */
const most = { records: 30, pairs: 50 };

/**
 * Finds the pairs of records of one section that may be duplicates, by the rule of the sections' tables: records with
 * the key of an earlier one go with it, and what was merged is decided.
 * @param isKept whether staff marked two records, in either order, as no duplicates
 */
export function findDuplicates(
  entries: readonly RecordOfPerson[],
  isKept: (first: string, second: string) => boolean,
): Duplicates {
  return groupByKind(entries)
    .flatMap(([kind, own]) =>
      pairsOf(toOriginals(own)).flatMap(([first, second]) => {
        const reasons = compare(first.traits, second.traits);
        const records = [first.id, second.id];
        return reasons.length === 0 || isKept(first.id, second.id)
          ? []
          : [{ kind, records, reasons }];
      }),
    )
    .slice(0, most.pairs);
}

interface Compared {
  readonly id: string;
  readonly traits: RecordTraits;
}

/** The oldest record of each key. */
function toOriginals(entries: readonly RecordOfPerson[]): readonly Compared[] {
  const keys = new Set<string | undefined>();
  return entries
    .map(({ record }) => record)
    .filter(({ mergedInto }) => mergedInto === undefined)
    .toReversed()
    .filter((record) => {
      const key = duplicateKey(record);
      const isNew = key === undefined || !keys.has(key);
      keys.add(key);
      return isNew;
    })
    .slice(0, most.records)
    .map((record) => ({ id: record._id, traits: getRecordTraits(record, defaultPhoneCountry) }));
}

function compare(one: RecordTraits, other: RecordTraits): SamePersonReason[] {
  const reasons = findMatchReasons(one, other);
  return samePersonReasons.filter((reason) => reasons.includes(reason));
}

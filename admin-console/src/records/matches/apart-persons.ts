import { useMemo } from 'react';
import { listPersonGroups } from 'contract/person-requests';
import type { PersonGroups } from 'contract/person-requests';
import type { RecordKind } from 'contract/review';
import type { AdminRecord } from '../../base/model/admin-record';
import { useLiveUpdates } from '../../session/live/use-live-updates';
import { useRequest } from '../../session/use-request';

/** Whether staff said of two records that they are of different persons. */
export type AreApart = (first: AdminRecord, second: AdminRecord) => boolean;

/** Milliseconds between two requests that arrivals and colleagues cause. */
const restBetweenLoads = 5000;

/** What staff said about the persons of a section; undefined until it is loaded. If it cannot be, they said nothing. */
export function useApartPersons(kind: RecordKind): AreApart | undefined {
  useLiveUpdates(listPersonGroups, restBetweenLoads, kind);
  const { body, tries } = useRequest(listPersonGroups, { kind });
  const isLost = tries > 0;
  return useMemo(() => {
    if (body) return makeApartLookup(body);
    return isLost ? () => false : undefined;
  }, [body, isLost]);
}

/** Records of two persons of one household, or of two that are kept apart, are of different persons for certain. */
export function makeApartLookup({ persons, apart }: PersonGroups): AreApart {
  const personOf = new Map(
    persons.flatMap((person) => person.records.map((record) => [record, person] as const)),
  );
  const pairs = new Set(apart.map(toPairKey));
  return ({ _id: first }, { _id: second }) => {
    const [one, other] = [personOf.get(String(first)), personOf.get(String(second))];
    if (!one || !other || one._id === other._id) return false;
    const isHousehold = one.household !== undefined && one.household === other.household;
    return isHousehold || pairs.has(toPairKey([one._id, other._id]));
  };
}

const toPairKey = (ids: readonly string[]) => ids.toSorted().join(' ');

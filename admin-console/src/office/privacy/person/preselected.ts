import type { PersonRecord } from 'contract/people';
import { foldName } from 'contract/folded-names';
import { isAnonymous, recordName } from '../../../base/model/record-identity';

const nameOf = ({ record }: PersonRecord) => foldName(recordName(record));

/** Whether records that have one address have more than one name, as in a family. What gives no name says nothing. */
export function haveDifferentNames(records: readonly PersonRecord[]): boolean {
  const names = records.map(nameOf).filter((name) => name !== '' && !isAnonymous(name));
  return new Set(names).size > 1;
}

/** Those of the sure records that are chosen before staff look: none where they may be another's. */
export function preselect(
  sure: readonly PersonRecord[],
  name: string | undefined,
): readonly PersonRecord[] {
  if (haveDifferentNames(sure)) return [];
  if (name === undefined) return sure;
  const wanted = foldName(name);
  return sure.filter((one) => nameOf(one) === wanted);
}

import { useState } from 'react';
import { isMerged } from '../../base/model/admin-record';
import type { AdminRecord } from '../../base/model/admin-record';
import type { RecordList } from '../lists/record-list';
import { isOldestFirst } from '../lists/sort-rows';
import { readTablePreferences } from '../table/table-preferences';
import { recordIdOf } from '../review/store/open-record';
import { useRecordAddress } from '../review/store/use-record-address';
import { sections } from '../../base/model/sections';
import type { SectionName } from '../../base/model/sections';

/**
 * Whether the records that a long list begins with, the oldest, can be shown before the rest is there. They cannot
 * where the rest decides what is seen first: in any order but the list's own, and in tables per programme.
 */
export function useFirstRecords(name: SectionName): boolean {
  const { key, layout } = sections[name];
  const [startsWithOldest] = useState(() => isOldestFirst(readTablePreferences(key).sort));
  return layout === 'table' && startsWithOldest;
}

/**
 * The records that can be read already; undefined while there are none. The first of a long list wait for the rest
 * also where none of them stands for itself, and where the address names another record.
 */
export function useShownRecords(list: RecordList): readonly AdminRecord[] | undefined {
  const { openId } = useRecordAddress();
  if (list.state !== 'loading') return list.records;
  const { first } = list;
  if (!first || first.every(isMerged)) return undefined;
  const hasOpen = openId === undefined || first.some((record) => recordIdOf(record) === openId);
  return hasOpen ? first : undefined;
}

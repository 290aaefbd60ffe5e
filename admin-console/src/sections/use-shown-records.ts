import { useState } from 'react';
import { isMerged } from '../model/admin-record';
import type { AdminRecord } from '../model/admin-record';
import type { RecordList } from '../lists/record-list';
import { readTablePreferences } from '../table/table-preferences';
import { recordIdOf } from '../review/store/open-record';
import { useRecordAddress } from '../review/store/record-address';
import { sections } from '../model/sections';
import type { SectionName } from '../model/sections';

/**
 * The records that can be read already; undefined while there are none. The first of a long list are shown before
 * the rest is there, but not where the rest decides what is to be seen: tables per programme, an order that was
 * chosen on an earlier visit, the record that the address names.
 */
export function useShownRecords(
  name: SectionName,
  list: RecordList,
): readonly AdminRecord[] | undefined {
  const { key, layout } = sections[name];
  const { openId } = useRecordAddress();
  const [isSorted] = useState(() => readTablePreferences(key).sort !== undefined);
  if (list.state !== 'loading') return list.records;
  const { first } = list;
  if (!first || layout !== 'table' || isSorted || first.every(isMerged)) return undefined;
  const hasOpen = openId === undefined || first.some((record) => recordIdOf(record) === openId);
  return hasOpen ? first : undefined;
}

import { useState } from 'react';
import { getTablePreferences, storeTablePreferences } from './table-preferences';
import type { TablePreferences } from './table-preferences';

export interface TableSetup {
  readonly preferences: TablePreferences;
  readonly change: (change: Partial<TablePreferences>) => void;
}

/** The settings of a section's tables, stored for the next visit. */
export function useTablePreferences(section: string): TableSetup {
  const [preferences, setPreferences] = useState(() => getTablePreferences(section));
  const change = (changes: Partial<TablePreferences>) => {
    const after = { ...preferences, ...changes };
    setPreferences(after);
    storeTablePreferences(section, after);
  };
  return { preferences, change };
}

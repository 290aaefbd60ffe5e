import { useEffect } from 'react';
import { recordKinds } from 'contract/review';
import { useRights } from '../../rights/staff-account';
import { clearNoteDrafts } from './note-draft';

/** Forgets what was typed in sections that the user may not read any more, as soon as that is known. */
export function useDraftsOfReadable(): void {
  const rights = useRights();
  useEffect(() => {
    if (!rights) return;
    const gone = recordKinds.filter((kind) => !rights.has(`${kind}:read`));
    for (const kind of gone) clearNoteDrafts(kind);
  }, [rights]);
}

import { useEffect } from 'react';
import { recordKinds } from 'contract/review';
import { removeTab } from 'shared-ui/tab-storage';
import { clearTyping } from '../records/contact-history/email-typing';
import { useRights } from '../session/staff-account';
import { getTypedTextsKey } from '../session/admin-session';
import { clearEntryDrafts } from '../records/record-entries/entry-drafts';
import { clearNoteDrafts } from '../records/contact-history/note-draft';

/** Deletes drafts of sections that the user may no longer read, once the rights are loaded. */
export function useUnreadableDraftRemoval(): void {
  const rights = useRights();
  useEffect(() => {
    if (!rights) return;
    const gone = recordKinds.filter((kind) => !rights.has(`${kind}:read`));
    for (const kind of gone) {
      clearNoteDrafts(kind);
      clearTyping(kind);
      clearEntryDrafts(kind);
    }
    if (!rights.has('content:manage')) removeTab(getTypedTextsKey());
  }, [rights]);
}

import { isObject } from 'contract/answer-reader';
import type { RecordKind } from 'contract/review';
import { getTabStored, removeTab, writeTab } from 'shared-ui/tab-storage';
import { getAdminEmail } from '../../session/admin-session';

/**
 * Unsaved texts of this user about records, kept until this tab is closed. They outlive the session (safety 3.F).
 * @param name of the key, which contains the account, so that another user who logs in in the same tab sees none of them
 */
export function makeRecordDrafts(name: string) {
  const keyOf = (kind: RecordKind) => `${name}:${getAdminEmail() ?? ''}:${kind}`;
  const loadAll = (kind: RecordKind): Readonly<Record<string, unknown>> => {
    const all = getTabStored(keyOf(kind));
    return isObject(all) ? { ...all } : {};
  };
  return {
    load: (kind: RecordKind, id: string): unknown => {
      const all = loadAll(kind);
      return Object.hasOwn(all, id) ? all[id] : undefined;
    },
    /** @param draft undefined removes it */
    save: (kind: RecordKind, id: string, draft: object | string | undefined): void => {
      const { [id]: _before, ...others } = loadAll(kind);
      const all = draft === undefined ? others : { ...others, [id]: draft };
      if (Object.keys(all).length > 0) writeTab(keyOf(kind), all);
      else removeTab(keyOf(kind));
    },
    /** Deletes all drafts of a section. */
    clear: (kind: RecordKind): void => removeTab(keyOf(kind)),
  };
}

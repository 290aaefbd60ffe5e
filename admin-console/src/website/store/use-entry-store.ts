import { useEffect, useState, useSyncExternalStore } from 'react';
import type { StoredEntry } from 'contract/stored-entry';
import type { ContentKind } from 'contract/content-kinds';
import { useQuestionBeforeLeaving } from '../../base/parts/use-question-before-leaving';
import { EntryStore } from './entry-store';
import type { EntryState } from './entry-store';

/**
 * The store of one entry while its form is open. It saves when the tab is hidden and when the network is back; closing
 * the tab before that asks for confirmation.
 */
export function useEntryStore(
  kind: ContentKind,
  entry: StoredEntry | undefined,
  onStored: (entry: StoredEntry) => void,
): readonly [EntryStore, EntryState] {
  const [store] = useState(() => new EntryStore(kind, entry, onStored));
  const state = useSyncExternalStore(store.subscribe, store.read);
  useEffect(() => {
    const close = store.open();
    const save = () => {
      if (store.read().saving.is !== 'stored') void store.save();
    };
    const saveWhenHidden = () => document.hidden && save();
    window.addEventListener('online', save);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      window.removeEventListener('online', save);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      close();
    };
  }, [store]);
  // A plan may have been carried out meanwhile.
  useEffect(() => {
    const { stored } = store.read();
    if (entry && stored && entry.revision > stored.revision) store.meet(entry);
  }, [store, entry]);
  useQuestionBeforeLeaving(state.saving.is !== 'stored');
  return [store, state];
}

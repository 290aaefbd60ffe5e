import { useEffect, useSyncExternalStore } from 'react';
import { lazyView } from '../../base/parts/lazy-view';
import type { SectionName } from '../../base/model/sections';
import { closeEntry, getOpenEntry, subscribeToEntry } from './entry-opener';
import { useEntryKinds } from './use-entry-kinds';

const EntryDialog = lazyView(
  () => import('./entry-dialog').then(({ EntryDialog: dialog }) => dialog),
  null,
);

interface EntryHostProps {
  /** The sections that the user may see. */
  readonly sections: readonly SectionName[];
  /** The section that is open. */
  readonly section: SectionName | undefined;
}

/** The dialog that adds a record, while it is open. Its code is loaded when it first opens. */
export function EntryHost({ sections, section }: EntryHostProps) {
  const entry = useSyncExternalStore(subscribeToEntry, getOpenEntry, () => undefined);
  const kinds = useEntryKinds(sections);
  useEffect(() => closeEntry, []);
  const wanted =
    entry && [entry.kind, section, kinds[0]].find((kind) => kind && kinds.includes(kind));
  return wanted && <EntryDialog kinds={kinds} first={wanted} onClose={closeEntry} />;
}

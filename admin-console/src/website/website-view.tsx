import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isSingle } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { Message } from 'shared-ui/message';
import { Loaded } from '../session/loaded';
import { OutcomeMessage } from '../base/parts/forms/outcome-message';
import { useOutcome } from '../base/parts/forms/use-outcome';
import { EntryEditor } from './editor/entry-editor';
import { EntryList } from './list/entry-list';
import { PlanTroubles } from './plans/plan-troubles';
import { SiteLine } from './list/site-line';
import { useEntries } from './list/use-entries';
import { useDuePlans } from './plans/use-due-plans';
import { useSiteProgress } from './list/use-site-progress';
import { entryAddress, readEntryAddress, websiteAddress } from './website-address';
import { entryTexts } from './entry.texts';
import { websiteTexts } from './website.texts';
import styles from './website.module.css';

/** The website's content of one kind: the list of its entries, or the one in the address. */
export function WebsiteView({ kind }: { readonly kind: ContentKind }) {
  const { answer, entries = [], put, remove, order } = useEntries(kind);
  const { site, isLost, troubles, readAgain } = useSiteProgress();
  useDuePlans(entries, () => {
    answer.readAgain();
    readAgain();
  });
  const { outcome, say, clear } = useOutcome();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [made, setMade] = useState<string>();
  const address = readEntryAddress(parameters);
  const onMade = useCallback(
    (id: string) => {
      setMade(id);
      void navigate(entryAddress(kind, id), { replace: true });
    },
    [kind, navigate],
  );
  const ofEditor = {
    ...{ kind, isShown: site?.state === 'shown', onStored: put, onMade },
    onDeleted: (id: string | undefined) => {
      if (id !== undefined) remove(id);
      say('success', entryTexts.remove.done);
      void navigate(websiteAddress(kind));
    },
    onOpen: clear,
  };
  return (
    <div className={styles.view}>
      <SiteLine site={site} isLost={isLost} />
      <PlanTroubles troubles={troubles} />
      {address === 'list' && !isSingle(kind) && <OutcomeMessage outcome={outcome} />}
      <Loaded answer={answer} notLoaded={websiteTexts.notLoaded}>
        {(body) => {
          if (isSingle(kind)) {
            const [entry] = entries;
            if (!entry) return <Message tone="error">{websiteTexts.notYet}</Message>;
            return <EntryEditor key={kind} entry={entry} {...ofEditor} />;
          }
          if (address === 'list') {
            const onOrder = (ids: readonly string[]) => order(body, ids);
            return <EntryList kind={kind} entries={entries} onOrder={onOrder} />;
          }
          const entry = address === 'new' ? undefined : entries.find(({ id }) => id === address.id);
          if (address !== 'new' && !entry)
            return <Message tone="error">{websiteTexts.gone}</Message>;
          return (
            <EntryEditor
              // The key must not change when a new entry gets its id while it is edited.
              key={entry === undefined || entry.id === made ? 'new' : entry.id}
              entry={entry}
              {...ofEditor}
            />
          );
        }}
      </Loaded>
    </div>
  );
}

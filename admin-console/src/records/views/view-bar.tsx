import { useContext, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SavedView, ViewedList } from 'contract/saved-view-requests';
import { ShowOutcomeContext } from '../../base/outcome-note/use-outcome-note';
import type { ShownView } from './use-viewed-table';
import { saveChanges, removeView } from './view-changes';
import { ViewDialog } from './view-dialog';
import { ViewMenu } from './view-menu';
import type { ViewChoice } from './view-menu';
import { viewAddress, wholeList } from './view-address';
import { viewTexts } from './views.texts';
import styles from './views.module.css';

interface ViewBarProps {
  readonly kind: ViewedList;
  readonly shown: ShownView;
}

/** Below a list's heading: the open view, whether it is changed, and the menu of views. */
export function ViewBar({ kind, shown }: ViewBarProps) {
  const { view, isChanged } = shown;
  const navigate = useNavigate();
  const say = useContext(ShowOutcomeContext);
  const [edited, setEdited] = useState<SavedView | 'new'>();
  const goTo = (address: string) => void navigate(address, { preventScrollReset: true });
  const choose = async (choice: ViewChoice) => {
    if (typeof choice === 'object') return goTo(viewAddress(choice));
    if (choice === 'all') return goTo(wholeList(kind));
    if (choice === 'new') return setEdited('new');
    if (!view) return undefined;
    if (choice === 'settings') return setEdited(view);
    return say(
      choice === 'save' ? await saveChanges(view, shown.content) : await removeView(view, goTo),
    );
  };
  return (
    <div className={styles.bar} data-open={view !== undefined}>
      {view && (
        <p className={styles.open}>
          <span className={styles.soft}>{viewTexts.open}</span> <b>{view.name}</b>
          {isChanged && <span className={styles.soft}> – {viewTexts.changed}</span>}
        </p>
      )}
      <ViewMenu shown={shown} onChoose={(choice) => void choose(choice)} />
      {edited && (
        <ViewDialog
          {...{ kind, edited }}
          content={shown.content}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyView } from '../../base/parts/lazy-view';
import { OutcomeNote } from '../../base/outcome-note/outcome-note';
import { useOutcomeNote } from '../../base/outcome-note/use-outcome-note';
import type { ConsolePlace } from '../console-place';
import { useLogout } from '../console-tools/use-logout';
import { useAccountList } from '../sidebar/use-account-list';
import { useEntryKinds } from '../../records/record-entries/use-entry-kinds';
import { focusWorkArea } from '../work-area';
import { listActions } from './palette-actions';
import type { PaletteItem } from './palette-item';
import {
  closePalette,
  isPaletteOpen,
  openPalette,
  subscribeToPalette,
} from '../palette-button/palette-opener';
import { listPages } from './palette-pages';

const PaletteDialog = lazyView(
  () => import('./palette-dialog').then(({ PaletteDialog: dialog }) => dialog),
  null,
);

/** Choices that are remembered. Those about people are not. */
const mostRecent = 5;

/** The palette, which opens on Ctrl K and Cmd K, and by `openPalette`. Its code is loaded when it first opens. */
export function Palette({ place }: { readonly place: ConsolePlace }) {
  const isOpen = useSyncExternalStore(subscribeToPalette, isPaletteOpen, () => false);
  const navigate = useNavigate();
  const kinds = useEntryKinds(place.sections);
  const logout = useLogout();
  const outcome = useOutcomeNote();
  const [recent = [], storeRecent] = useAccountList('palette');
  const chosen = useRef<() => void>(undefined);
  useOpeningKey();
  useEffect(() => {
    if (isOpen) return;
    // The dialog has given the focus back by now.
    const run = chosen.current;
    chosen.current = undefined;
    run?.();
  }, [isOpen]);
  const choose = ({ id, group, target }: PaletteItem, isNewTab: boolean) => {
    if (group !== 'people' && group !== 'here')
      storeRecent([id, ...recent.filter((one) => one !== id)].slice(0, mostRecent));
    if (typeof target === 'function') chosen.current = target;
    else if (isNewTab) window.open(target, '_blank', 'noopener');
    else
      chosen.current = () => {
        void navigate(target);
        focusWorkArea();
      };
    closePalette();
  };
  return (
    <>
      {isOpen && (
        <PaletteDialog
          items={[
            ...listActions({
              logOut: logout.start,
              invites: place.staffViews.includes('accounts'),
              adds: kinds.length > 0,
              say: outcome.say,
            }),
            ...listPages(place),
          ]}
          recent={recent}
          onChoose={choose}
          onClose={closePalette}
        />
      )}
      {logout.question}
      <OutcomeNote {...outcome} isInPanel={false} />
    </>
  );
}

function useOpeningKey(): void {
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      // In the editor of a text the same key makes a link.
      if (!isKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      if (isPaletteOpen()) closePalette();
      else openPalette();
    };
    document.addEventListener('keydown', open);
    return () => {
      document.removeEventListener('keydown', open);
      closePalette();
    };
  }, []);
}

import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listSavedViews } from 'contract/saved-view-requests';
import type { SavedView, ViewedList } from 'contract/saved-view-requests';
import { useRequest } from '../../session/use-request';
import { isBare, readView, viewAddress } from './view-address';

export interface OpenView {
  /** The views of the list; none until they are loaded. */
  readonly views: readonly SavedView[];
  /** The one in the address. */
  readonly view: SavedView | undefined;
}

/**
 * The views of a list and the open one. A list whose address asks for nothing opens with the view that the user has
 * chosen for it; an address that only names a view gets the filter and the grouping of that view.
 */
export function useOpenView(kind: ViewedList): OpenView {
  const location = useLocation();
  const navigate = useNavigate();
  const { body } = useRequest(listSavedViews, {});
  const views = useMemo(() => body?.views.filter((one) => one.kind === kind) ?? [], [body, kind]);
  const id = readView(location);
  const view = views.find(({ _id }) => _id === id);
  const asksForNothing = isBare(location);
  // Later, an address that asks for nothing is one whose filter was removed.
  const [beganWithNothing] = useState(id === undefined && asksForNothing);
  const opened = useRef<string>(undefined);
  const first = beganWithNothing ? views.find(({ isDefault }) => isDefault) : undefined;
  useEffect(() => {
    const isFirst = id === undefined && opened.current === undefined;
    const next = isFirst ? first : view;
    if (!next || opened.current === next._id) return;
    opened.current = next._id;
    if (asksForNothing)
      void navigate(viewAddress(next), { replace: true, preventScrollReset: true });
  }, [id, first, view, asksForNothing, navigate]);
  return { views, view };
}

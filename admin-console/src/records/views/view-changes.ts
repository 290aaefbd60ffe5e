import { changeSavedView, removeSavedView, restoreSavedView } from 'contract/saved-view-requests';
import type { SavedView, ViewContent } from 'contract/saved-view-requests';
import type { Outcome } from '../../base/outcome-note/use-outcome-note';
import { sendChange } from '../../session/send';
import { viewAddress, wholeList } from './view-address';
import { viewTexts } from './views.texts';

type Owned = Pick<SavedView, 'name' | 'isShared' | 'isQuestion' | 'content'>;

/** The request that changes a part of a view: the server wants all of it. */
export function toViewChange(view: SavedView, change: Partial<Owned>) {
  const { _id: id, version: seenVersion, name, isShared, isQuestion, content } = view;
  return { id, body: { seenVersion, name, isShared, isQuestion, content, ...change } };
}

/** Keeps what is shown in the open view. */
export async function saveChanges(view: SavedView, content: ViewContent): Promise<Outcome> {
  const { name, isOwnerless } = view;
  const sent = await sendChange(changeSavedView, toViewChange(view, { content }), viewTexts.failed);
  return sent.ok
    ? { tone: 'success', text: viewTexts[isOwnerless ? 'taken' : 'saved'](name) }
    : { tone: 'error', text: sent.message };
}

/** Removes the open view; the outcome takes it back. */
export async function removeView(
  view: SavedView,
  goTo: (address: string) => void,
): Promise<Outcome> {
  const { _id, kind, name } = view;
  const sent = await sendChange(removeSavedView, { id: _id }, viewTexts.failed);
  if (!sent.ok) return { tone: 'error', text: sent.message };
  goTo(wholeList(kind));
  const undo = async (): Promise<Outcome> => {
    const restored = await sendChange(restoreSavedView, { id: _id }, viewTexts.failed);
    if (!restored.ok) return { tone: 'error', text: restored.message };
    goTo(viewAddress(view));
    return { tone: 'success', text: viewTexts.restored(name) };
  };
  return { tone: 'success', text: viewTexts.removed(name), undo };
}

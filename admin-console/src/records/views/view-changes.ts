import { changeSavedView, removeSavedView, restoreSavedView } from 'contract/saved-view-requests';
import type { SavedView, ViewContent } from 'contract/saved-view-requests';
import type { Outcome } from '../../base/outcome-note/use-outcome-note';
import { sendChange } from '../../session/send';
import { viewAddress, wholeList } from './view-address';
import { viewTexts } from './views.texts';

/** Keeps what is shown in the open view. */
export async function saveChanges(view: SavedView, content: ViewContent): Promise<Outcome> {
  const { _id, version, name, isShared, isQuestion, isOwnerless } = view;
  const body = { seenVersion: version, name, isShared, isQuestion, content };
  const sent = await sendChange(changeSavedView, { id: _id, body }, viewTexts.failed);
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

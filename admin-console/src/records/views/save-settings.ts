import { addSavedView, changeSavedView, chooseSavedView } from 'contract/saved-view-requests';
import type { SavedView, ViewContent, ViewedList } from 'contract/saved-view-requests';
import { sendChange } from '../../session/send';
import { toViewChange } from './view-changes';
import { viewTexts } from './views.texts';

interface SavedSettings {
  readonly kind: ViewedList;
  /** Undefined for a new view. */
  readonly view: SavedView | undefined;
  readonly content: ViewContent;
}

type ViewSettings = Pick<SavedView, 'name' | 'isShared' | 'isPinned' | 'isDefault'>;

type Saved =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly message: string };

/** Adds a view, or changes what the user may of one. The content of a view stays. */
export async function saveSettings(
  { kind, view, content }: SavedSettings,
  { name, isShared, isPinned, isDefault }: ViewSettings,
): Promise<Saved> {
  if (!view) {
    const body = { kind, name, isShared, isQuestion: false, content, isPinned, isDefault };
    const added = await sendChange(addSavedView, { body }, viewTexts.failed);
    return added.ok ? { ok: true, id: added.response._id } : added;
  }
  const { _id: id } = view;
  if (view.isChangeable && (name !== view.name || isShared !== view.isShared)) {
    const change = toViewChange(view, { name, isShared });
    const changed = await sendChange(changeSavedView, change, viewTexts.failed);
    if (!changed.ok) return changed;
  }
  if (isPinned === view.isPinned && isDefault === view.isDefault) return { ok: true, id };
  const body = { isPinned, isDefault };
  const chosen = await sendChange(chooseSavedView, { id, body }, viewTexts.failed);
  return chosen.ok ? { ok: true, id } : chosen;
}

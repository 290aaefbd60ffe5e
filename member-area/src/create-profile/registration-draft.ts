import { profileBody } from 'contract/profile';
import { getTabStored, removeTab, writeTab } from 'shared-ui/tab-storage';

const key = 'draft:profile';

/** All fields except the password, which is never stored, and the picture, which scripts cannot set. */
const keptFields = Object.keys(profileBody.properties).filter((name) => name !== 'password');

/** Stores the values until the tab is closed. */
export function saveRegistrationDraft(form: HTMLFormElement): void {
  const values = new FormData(form);
  const typed = keptFields.map((name) => [name, values.get(name)]);
  writeTab(key, Object.fromEntries(typed));
}

/** Restores a draft, but keeps and stores what was typed before the page's script was loaded. */
export function restoreRegistrationDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  for (const name of keptFields) {
    const control = form.elements.namedItem(name);
    const typed = draft[name];
    if (!isControl(control) || typeof typed !== 'string') continue;
    if (control.value === '') control.value = typed;
  }
  const values = new FormData(form);
  if (keptFields.some((name) => values.get(name))) saveRegistrationDraft(form);
}

export const clearRegistrationDraft = (): void => removeTab(key);

function readDraft(): Readonly<Record<string, unknown>> {
  const draft = getTabStored(key);
  return typeof draft === 'object' && draft !== null ? { ...draft } : {};
}

const isControl = (element: unknown): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

import { profileBody } from 'contract/profile';

const key = 'draft:profile';

/** Every field but the password, which is kept nowhere, and the picture, which no script may put back. */
const keptFields = Object.keys(profileBody.properties).filter((name) => name !== 'password');

/** Keeps what was typed until the tab is closed. Where storage is full or blocked, nothing is kept. */
export function saveRegistrationDraft(form: HTMLFormElement): void {
  const values = new FormData(form);
  const typed = keptFields.map((name) => [name, values.get(name)]);
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // The fields themselves still hold it.
  }
}

/** Puts a draft back, but never over what was typed before the page's script arrived. */
export function restoreRegistrationDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  for (const name of keptFields) {
    const control = form.elements.namedItem(name);
    const typed = draft[name];
    if (!isControl(control) || typeof typed !== 'string') continue;
    if (control.value === '') control.value = typed;
  }
}

export function clearRegistrationDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing of ours.
  }
}

function readDraft(): Readonly<Record<string, unknown>> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof draft === 'object' && draft !== null ? { ...draft } : {};
  } catch {
    return {};
  }
}

const isControl = (element: unknown): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

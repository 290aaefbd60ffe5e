/**
 * Puts a draft's values back into a form, but never over what is already there: the visitor may have typed
 * before the page's script arrived.
 */
export function restoreTyped(form: HTMLFormElement, typed: Readonly<Record<string, string>>): void {
  const present = new FormData(form);
  for (const [name, value] of Object.entries(typed)) {
    const control = form.elements.namedItem(name);
    if (!control || !('value' in control)) continue;
    const isUntouched =
      control instanceof HTMLSelectElement ? control.selectedIndex === 0 : !present.get(name);
    if (isUntouched) control.value = value;
  }
}

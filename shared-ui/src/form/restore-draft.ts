import { consentField } from 'contract/consent-field';

/**
 * Puts a draft's values back into a form, but never over what is already there: the visitor may have typed
 * before the page's script arrived.
 */
export function restoreTyped(form: HTMLFormElement, typed: Readonly<Record<string, string>>): void {
  const present = new FormData(form);
  for (const [name, value] of Object.entries(typed)) {
    const control = form.elements.namedItem(name);
    if (!control || !('value' in control)) continue;
    // A tick says what no one else may say in the visitor's place, in the words that are shown now.
    if (name === consentField) continue;
    const isUntouched =
      control instanceof HTMLSelectElement
        ? control.selectedIndex === 0 && offers(control, value)
        : !present.get(name);
    if (isUntouched) control.value = value;
  }
}

/** Chooses what a visitor has asked for, in selects that offer it. */
export function choose(form: HTMLFormElement, asked: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(asked)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLSelectElement && offers(control, value)) control.value = value;
  }
}

const offers = ({ options }: HTMLSelectElement, value: string) =>
  [...options].some((option) => option.value === value);

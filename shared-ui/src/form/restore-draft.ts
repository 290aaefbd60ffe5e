import { consentField } from 'contract/consent-field';

/** Restores a draft into a form, but keeps what the visitor typed before the page's script was loaded. */
export function restoreTyped(form: HTMLFormElement, typed: Readonly<Record<string, string>>): void {
  const present = new FormData(form);
  for (const [name, value] of Object.entries(typed)) {
    const control = form.elements.namedItem(name);
    if (!control || !('value' in control)) continue;
    // A consent is never restored: only the visitor may give it, to the text that is shown now.
    if (name === consentField) continue;
    const isUntouched =
      control instanceof HTMLSelectElement
        ? control.selectedIndex === 0 && offers(control, value)
        : !present.get(name);
    if (isUntouched) control.value = value;
  }
}

/** Selects preset values in the selects that offer them. */
export function choose(form: HTMLFormElement, asked: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(asked)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLSelectElement && offers(control, value)) control.value = value;
  }
}

const offers = ({ options }: HTMLSelectElement, value: string) =>
  [...options].some((option) => option.value === value);

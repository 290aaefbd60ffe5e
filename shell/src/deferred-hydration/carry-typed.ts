type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps typed values across the replacement of a page by another release's rendering.
 * @returns restores typed and chosen values and the focus in the same fields of the new page
 */
export function carryTypedValues(root: Element): () => void {
  const controls = [...root.querySelectorAll<Control>('[name]')];
  const focused = controls.find((control) => control === document.activeElement);
  return () => {
    for (const control of controls.filter(isTyped)) {
      const twin = root.querySelector<Control>(twinSelector(control));
      if (twin) copy(control, twin);
    }
    if (focused) root.querySelector<Control>(twinSelector(focused))?.focus();
  };
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

/** Tells whether the control's value differs from the one in the page's HTML. */
function isTyped(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0;
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

const twinSelector = (control: Control) =>
  `[name="${control.name}"]${isChoice(control) ? `[value="${control.value}"]` : ''}`;

function copy(from: Control, to: Control): void {
  const isInput = from instanceof HTMLInputElement && to instanceof HTMLInputElement;
  if (isInput && isChoice(from)) to.checked = from.checked;
  // A script may not set a file input's value, but it may hand over its chosen files.
  else if (isInput && from.type === 'file') to.files = from.files;
  else to.value = from.value;
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

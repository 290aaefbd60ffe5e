type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * For a page that is about to be replaced by another release's rendering of it.
 *
 * @returns puts what the visitor has typed and chosen, and the focus, into the same fields of the new page
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

/** Whether it is no longer as the page has brought it. */
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
  // No script may name a file of the visitor's; it may hand over those that were chosen.
  else if (isInput && from.type === 'file') to.files = from.files;
  else to.value = from.value;
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

import type { InputEvent } from 'react';

/** Digits with or without grouping, then a comma and at most two decimals. */
const withDecimalComma = /^[\d.]*,\d{0,2}$/;

/**
 * Replaces a decimal comma by a point in every number field below the listening element, if the browser does not accept
 * it: Chromium in English silently drops the comma, so that `25,50` becomes 2550, typed or pasted.
 */
export function typeDecimalComma(event: InputEvent<HTMLElement>): void {
  const { target: field } = event;
  const text = event.data.trim();
  if (!isNumberField(field) || !withDecimalComma.test(text)) return;
  event.preventDefault();
  const [whole = '', decimals = ''] = text.replaceAll('.', '').split(',');
  insert(whole);
  if (!takesComma(field)) insert('.');
  insert(decimals);
}

const isNumberField = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'number';

/** Types a comma and reports whether the browser accepted it. */
function takesComma(field: HTMLInputElement): boolean {
  let isTaken = false;
  const note = () => (isTaken = true);
  field.addEventListener('input', note);
  insert(',');
  field.removeEventListener('input', note);
  return isTaken;
}

function insert(text: string): void {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else types at the cursor of a field of numbers
  if (text !== '') document.execCommand('insertText', false, text);
}

import type { InputEvent } from 'react';

/** Digits, perhaps in groups, then a comma and at most two decimals. */
const withDecimalComma = /^[\d.]*,\d{0,2}$/;

/**
 * Types a point where the browser does not take a decimal comma, in every field of numbers below the element that
 * listens. Chromium in English drops the comma without a word, and `25,50` becomes 2550, typed or pasted.
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

/** Types a comma, and says whether the browser has taken it. */
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

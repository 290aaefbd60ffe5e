import { fireEvent, render, screen } from '@testing-library/react';
import { typeDecimalComma } from './decimal-comma';

interface Typed {
  /** What the browser was told to type. */
  readonly inserted: readonly string[];
  /** Whether the browser types the text itself. */
  readonly isLeft: boolean;
}

/** Types a character into a field of a browser that takes only some. */
function typeInto(taken: string, character: string, type = 'number'): Typed {
  const inserted: string[] = [];
  render(
    <div onBeforeInput={typeDecimalComma}>
      <input type={type} aria-label="Amount" />
    </div>,
  );
  const field = screen.getByLabelText('Amount');
  // jsdom has no such command.
  document.execCommand = (_command, _shown, part = '') => {
    inserted.push(part);
    if (taken.includes(part)) field.dispatchEvent(new Event('input', { bubbles: true }));
    return true;
  };
  // React makes its event of this where a browser has none for what is about to be typed, as jsdom.
  const isLeft = fireEvent.keyPress(field, { key: character, which: character.charCodeAt(0) });
  return { inserted, isLeft };
}

it('types a point where the browser drops a decimal comma', () => {
  expect(typeInto('.', ',')).toEqual({ inserted: [',', '.'], isLeft: false });
});

it('leaves the comma to a browser that takes it', () => {
  expect(typeInto(',.', ',')).toEqual({ inserted: [','], isLeft: false });
});

it('leaves all else to the browser, and every other field', () => {
  expect(typeInto('.', '5')).toEqual({ inserted: [], isLeft: true });
  document.body.replaceChildren();
  expect(typeInto('.', ',', 'text')).toEqual({ inserted: [], isLeft: true });
});

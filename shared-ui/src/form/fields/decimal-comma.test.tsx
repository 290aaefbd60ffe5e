import { fireEvent, render, screen } from '@testing-library/react';
import { typeDecimalComma } from './decimal-comma';

interface Typed {
  /** Texts that were inserted by command. */
  readonly inserted: readonly string[];
  /** Whether the browser inserts the text itself. */
  readonly isLeft: boolean;
}

/** Types a character into a field of a browser that accepts only some. */
function typeInto(taken: string, character: string, type = 'number'): Typed {
  const inserted: string[] = [];
  render(
    <div onBeforeInput={typeDecimalComma}>
      <input type={type} aria-label="Amount" />
    </div>,
  );
  const field = screen.getByLabelText('Amount');
  // jsdom lacks this command.
  document.execCommand = (_command, _shown, part = '') => {
    inserted.push(part);
    if (taken.includes(part)) field.dispatchEvent(new Event('input', { bubbles: true }));
    return true;
  };
  // React derives its `beforeinput` from `keypress` in browsers without that event, as in jsdom.
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

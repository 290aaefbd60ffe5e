import { carryTypedValues } from './carry-typed';

const form = `
  <input name="email" /><textarea name="message"></textarea>
  <select name="programme"><option value="">Choose</option><option>Youth</option></select>
  <input type="radio" name="gender" value="Male" /><input type="radio" name="gender" value="Female" />`;

const control = (selector: string) => document.querySelector(selector) as HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${form}</div>`;
});

/** Replaces the form as another release would render it: the same fields in other elements. */
function replacePage() {
  control('#root').innerHTML = form;
}

it('puts text, choices and the focus into the same fields of another rendering', () => {
  control('[name=email]').value = 'a@example.org';
  control('[name=message]').value = 'Hello';
  control('[name=programme]').value = 'Youth';
  control('[value=Female]').checked = true;
  control('[name=message]').focus();
  const putBack = carryTypedValues(control('#root'));
  // The visitor goes on typing until the new page is in place.
  control('[name=message]').value = 'Hello!';
  replacePage();
  putBack();
  expect(control('[name=email]').value).toBe('a@example.org');
  expect(control('[name=message]').value).toBe('Hello!');
  expect(control('[name=programme]').value).toBe('Youth');
  expect(control('[value=Female]').checked).toBe(true);
  expect(control('[name=message]')).toHaveFocus();
});

it('fires input events for typed fields, and leaves untouched ones alone: they may hold a draft', () => {
  control('[name=email]').value = 'a@example.org';
  const putBack = carryTypedValues(control('#root'));
  replacePage();
  control('[name=message]').value = 'a draft';
  const heard: EventTarget[] = [];
  control('#root').addEventListener('input', ({ target }) => target && heard.push(target));
  putBack();
  expect(heard).toEqual([control('[name=email]')]);
  expect(control('[name=message]').value).toBe('a draft');
});

it('drops what the other rendering has no field for', () => {
  control('[name=email]').value = 'a@example.org';
  const putBack = carryTypedValues(control('#root'));
  control('#root').innerHTML = '';
  expect(putBack).not.toThrow();
});

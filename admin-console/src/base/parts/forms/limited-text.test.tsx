import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LimitedInput, LimitedTextarea, focusFirstTooLongField } from './limited-text';

const user = userEvent.setup();

it.each([
  ['a line', LimitedInput],
  ['several lines', LimitedTextarea],
])('keeps what is pasted into %s and says how much is too much', async (_what, Control) => {
  render(<Control id="note" limit={5} aria-label="Note" defaultValue="abc" />);
  const control = screen.getByRole<HTMLInputElement>('textbox');
  await user.click(control);
  await user.paste('defgh');
  expect(control).toHaveValue('abcdefgh');
  expect(control).toHaveAccessibleDescription('3 characters too many.');
  expect(screen.getByRole('status')).toHaveTextContent('3 characters too many.');
  expect(control).toBeInvalid();
  await user.type(control, '{Backspace>3/}');
  expect(control).toBeValid();
  expect(control).toHaveAccessibleDescription('');
});

it('leads to the first text of a form that is too long', async () => {
  render(
    <form aria-label="Form">
      <LimitedInput id="one" limit={5} aria-label="One" defaultValue="short" />
      <LimitedTextarea id="two" limit={5} aria-label="Two" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(focusFirstTooLongField(form)).toBe(false);
  await user.type(screen.getByLabelText('Two'), 'longer');
  await user.click(screen.getByLabelText('One'));
  expect(focusFirstTooLongField(form)).toBe(true);
  expect(screen.getByLabelText('Two')).toHaveFocus();
});

import { render, screen } from '@testing-library/react';
import { Message } from './message';

it('interrupts for an error', () => {
  render(<Message tone="error">Update failed.</Message>);
  expect(screen.getByRole('alert')).toHaveTextContent('Update failed.');
});

it('waits its turn for good news', () => {
  render(<Message tone="success">Stored.</Message>);
  expect(screen.getByRole('status')).toHaveTextContent('Stored.');
});

it('interrupts in the colour of success where the specification says so', () => {
  render(
    <Message tone="success" announce="alert">
      Failed to fetch profile.
    </Message>,
  );
  expect(screen.getByRole('alert')).toHaveClass('success');
});

it('is no live region where the focus reads it', () => {
  render(
    <Message tone="success" announce="focus">
      Two records are now one.
    </Message>,
  );
  const message = screen.getByText('Two records are now one.');
  expect(message).not.toHaveAttribute('role');
  expect(message).toHaveAttribute('tabindex', '-1');
});

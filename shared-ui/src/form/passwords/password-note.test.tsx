import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { password } from 'contract/field';
import type * as rule from 'contract/password-strength';
import { Field } from '../fields/field';
import { PasswordNote } from './password-note';

let hasLoaded = false;
jest.mock('contract/password-strength', () => {
  hasLoaded = true;
  return jest.requireActual<typeof rule>('contract/password-strength');
});

const show = () =>
  render(
    <form>
      <input autoComplete="name" aria-label="Name" defaultValue="Ada Sample" />
      <Field
        name="newPassword"
        schema={password}
        required
        behaviour={{ autocomplete: 'new-password' }}
        labels={{ label: 'New password', hint: 'At least 8 characters.' }}
        note={<PasswordNote field="newPassword" owner="staff" />}
      />
    </form>,
  );

const typed = async (text: string) => {
  const field = screen.getByLabelText('New password');
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

it('loads nothing until something is typed, then says why a password is easy to guess', async () => {
  show();
  await userEvent.click(screen.getByLabelText('New password'));
  expect(hasLoaded).toBe(false);
  await typed('AdaSample1');
  expect(await screen.findByText(/Your own name or address .* Add one or two words/)).toBeVisible();
  expect(hasLoaded).toBe(true);
  expect(screen.getByRole('status')).toHaveTextContent('Your own name');
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Your own name/);
});

it('knows what is typed into the other fields meanwhile', async () => {
  show();
  await typed('Willkommen2026');
  expect(await screen.findByText(/too short or too common/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Name'), ' Willkommen');
  expect(await screen.findByText(/Your own name/)).toBeVisible();
});

it('says when it is hard to guess, and nothing while it is too short', async () => {
  show();
  await typed('gravel kitchen');
  expect(await screen.findByText('This password is hard to guess.')).toBeVisible();
  await typed('gravel');
  await waitFor(() => expect(screen.queryByText(/guess/)).not.toBeInTheDocument());
});

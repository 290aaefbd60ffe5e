import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fakeNetwork } from 'shared-ui/fake-network';
import {
  field,
  findAxeViolations,
  mockTooShortValidity,
  openPage,
  submitButton,
} from '../testing/open-page';

async function openReset() {
  const calls = fakeNetwork(() => 'down');
  const page = await openPage('/join-us/login');
  await page.user.type(field('email'), 'ada@example.org');
  await page.user.click(screen.getByRole('button', { name: 'Reset password' }));
  return { ...page, calls };
}

async function typePasswords(user: UserEvent, password: string, confirmation: string) {
  await user.type(field('newPassword'), password);
  await user.type(field('confirmPassword'), confirmation);
  await user.click(submitButton());
}

it('takes the login’s place with the address that was typed there', async () => {
  const { container } = await openReset();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reset Password');
  expect(field('email')).toHaveValue('ada@example.org');
  expect(field('email')).toHaveFocus();
  expect(await findAxeViolations(container)).toEqual([]);
});

it('says before anything is typed that it changes nothing, and shows the way that does', async () => {
  await openReset();
  expect(
    screen.getByText(/^This form only checks that your new password is valid\./),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send me a reset link' })).toHaveAttribute(
    'href',
    '/forgot-password?email=ada%40example.org',
  );
});

it('asks for everything to be filled', async () => {
  const { user } = await openReset();
  await user.click(submitButton());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(field('newPassword')).toBeInvalid();
  expect(field('confirmPassword')).toBeInvalid();
  expect(field('newPassword')).toHaveFocus();
});

it.each([
  ['are long enough', 'correct horse', 'correct house'],
  ['are both too short', 'horse', 'house'],
  ['are too short in one field', 'horse', 'correct house'],
])('notices passwords that differ where they %s', async (_how, password, confirmation) => {
  mockTooShortValidity();
  const { user } = await openReset();
  await typePasswords(user, password, confirmation);
  expect(await screen.findByRole('alert')).toHaveTextContent('Passwords do not match');
  expect(field('confirmPassword')).toHaveFocus();
});

it.each([
  ['the confirmation', 'confirmPassword', 'correct horse', 'correct hors'],
  ['the password', 'newPassword', 'correct hors', 'correct horse'],
])('says no more that they differ once %s is corrected', async (_which, corrected, ...typed) => {
  const { user } = await openReset();
  await typePasswords(user, ...typed);
  expect(field('confirmPassword')).toHaveAccessibleDescription(
    'Please type the same password here.',
  );
  await user.type(field(corrected), 'e');
  expect(field('confirmPassword')).not.toHaveAttribute('aria-invalid');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('asks for the address also where the passwords differ', async () => {
  const { user } = await openReset();
  await user.clear(field('email'));
  await typePasswords(user, 'correct horse', 'correct house');
  expect(screen.getByRole('alert')).toHaveTextContent('Passwords do not match');
  expect(field('email')).toHaveFocus();
  await user.clear(field('confirmPassword'));
  await user.type(field('confirmPassword'), 'correct horse');
  expect(screen.getByRole('alert')).toHaveTextContent('Please check one field above.');
  expect(field('email')).toBeInvalid();
});

it('makes no call and leads to where a link is really sent', async () => {
  const { user, calls, container } = await openReset();
  await typePasswords(user, 'correct horse', 'correct horse');
  const message = await screen.findByRole('status');
  expect(message).toHaveTextContent('your password has not been changed yet');
  expect(message).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Send me a reset link' })).toHaveAttribute(
    'href',
    '/forgot-password?email=ada%40example.org',
  );
  expect(calls).toEqual([]);
  expect(await findAxeViolations(container)).toEqual([]);
});

it('is replaced by the login again', async () => {
  const { user } = await openReset();
  await user.click(screen.getByRole('button', { name: 'Back to login' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Member Login');
  expect(field('email')).toHaveFocus();
});

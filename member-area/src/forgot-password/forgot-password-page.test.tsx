import { screen } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { field, findAxeViolations, openPage, submitButton } from '../testing/open-page';

async function ask(answer: FakeAnswer) {
  const calls = fakeNetwork(() => answer);
  const page = await openPage('/forgot-password?email=ada%40example.org');
  await page.user.click(submitButton());
  return { ...page, calls };
}

it('has the address of the query filled in and sends it', async () => {
  const { calls } = await ask({ status: 200 });
  expect(await screen.findByRole('status')).toHaveFocus();
  expect(field('email')).toHaveValue('ada@example.org');
  expect(calls).toMatchObject([
    { method: 'POST', path: '/api/profiles/forgot-password', body: { email: 'ada@example.org' } },
  ]);
});

it('is empty without a query', async () => {
  await openPage('/forgot-password');
  expect(field('email')).toHaveValue('');
});

it.each<[string, 'status' | 'alert', FakeAnswer, string]>([
  ['the server’s success', 'status', { status: 200, body: { message: 'Look.' } }, 'Look.'],
  ['its own success', 'status', { status: 200 }, 'Reset link sent to your email.'],
  [
    'the server’s refusal',
    'alert',
    { status: 429, body: { message: 'Later.', error: 'Later.' } },
    'Later.',
  ],
  [
    'its own refusal for an error alone',
    'alert',
    { status: 429, body: { error: 'Later.' } },
    'Failed to send reset link.',
  ],
  [
    'its own success for a message that is no text',
    'status',
    { status: 200, body: { message: { text: 'No.' } } },
    'Reset link sent to your email.',
  ],
  ['its own refusal offline', 'alert', 'down', 'Failed to send reset link.'],
])('says %s', async (_what, role, answer, sentence) => {
  const { container } = await ask(answer);
  expect(await screen.findByRole(role)).toHaveTextContent(sentence);
  expect(await findAxeViolations(container)).toEqual([]);
});

it('shows no success any more while another link is asked for', async () => {
  const answers: FakeAnswer[] = [{ status: 200 }, { status: 503 }];
  fakeNetwork(() => answers.shift() ?? 'down');
  const { user } = await openPage('/forgot-password?email=ada%40example.org');
  await user.click(submitButton());
  await screen.findByRole('status');
  await user.click(submitButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send reset link.');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('sends nothing without an address', async () => {
  const calls = fakeNetwork(() => ({ status: 200 }));
  const { user } = await openPage('/forgot-password');
  await user.click(submitButton());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(field('email')).toHaveFocus();
  expect(calls).toEqual([]);
});

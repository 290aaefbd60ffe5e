import { screen } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import { findAxeViolations, openPage, submitButton } from '../testing/open-page';

interface Answers {
  readonly chosen?: FakeAnswer;
  readonly saved?: FakeAnswer;
}

/** Opens a profile and the form. Returns the requests about the language. */
async function openForm({ chosen = { status: 200, body: { language: 'de' } }, saved }: Answers) {
  localStorage.setItem('token', 'bearer-token');
  localStorage.setItem('userProfile', '{"_id":"m1"}');
  const calls: SentCall[] = [];
  fakeNetwork((call) => {
    if (call.path.endsWith('/picture')) return { status: 204 };
    if (!call.path.endsWith('/language')) return { status: 200, body: { fullName: 'Ada Example' } };
    calls.push(call);
    return call.method === 'GET' ? chosen : (saved ?? { status: 204 });
  });
  const page = await openPage('/profile/m1');
  await page.user.click(await screen.findByRole('button', { name: 'Choose language' }));
  return { ...page, calls };
}

const choice = () => screen.findByRole('combobox', { name: 'Language' });

it('shows the language that is chosen, and stores another one', async () => {
  const { user, calls, container } = await openForm({});
  expect(await choice()).toHaveValue('de');
  expect(await choice()).toHaveFocus();
  expect(await findAxeViolations(container)).toEqual([]);
  await user.selectOptions(await choice(), 'English');
  await user.click(submitButton());
  expect(await screen.findByText('The language of our mails to you has been saved.')).toHaveFocus();
  expect(calls[1]).toMatchObject({
    method: 'PUT',
    path: '/api/profiles/m1/language',
    headers: { authorization: 'Bearer bearer-token' },
    body: { language: 'en' },
  });
});

it('offers the language of the page to who has chosen none', async () => {
  await openForm({ chosen: { status: 200, body: { language: null } } });
  expect(await choice()).toHaveValue('en');
});

it('gives the focus back when it is left', async () => {
  const { user, calls } = await openForm({});
  await choice();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Choose language' })).toHaveFocus();
  expect(calls).toHaveLength(1);
});

it('says that the language could not be loaded, and can be asked again', async () => {
  await openForm({ chosen: 'down' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The language could not be loaded.');
  expect(screen.getByRole('button', { name: 'Choose language' })).toBeVisible();
});

it('says that it was not stored, and keeps what was chosen', async () => {
  const { user } = await openForm({ saved: 'down' });
  await choice();
  await user.click(submitButton());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await choice()).toHaveValue('de');
});

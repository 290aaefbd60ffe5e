import { screen } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import { secondStepTexts } from '../session/login/second-step.texts';
import { openConsole } from '../testing/open-console';
import { openLogin } from '../testing/open-login';
import { logIn } from '../testing/render-view';

/** Makes loading fail by a timeout, which is not retried automatically. */
const lose = (view: () => object) => {
  let tries = 0;
  return () => {
    tries += 1;
    if (tries < 3) throw Object.assign(new Error('Loading chunk 7 failed.'), { type: 'timeout' });
    return view();
  };
};
const mockMails = lose(() => ({ MailQueueView: () => <h1>E-mails that wait</h1> }));
const mockStep = lose(() => ({ SecondStep: () => <h2>One more step</h2> }));
jest.mock('../session/login/second-step', () => mockStep());
jest.mock('../office/mail-queue/mail-queue-view', () => mockMails());

it('keeps the console around a view whose code does not arrive, and loads it when it is asked to', async () => {
  logIn();
  fakeNetwork(() => ({ status: 200, body: [] }));
  const user = openConsole('/admin/dashboard?section=mails');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This part of the page could not be/);
  expect(screen.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  const again = screen.getByRole('button', { name: 'Try again' });
  await user.click(again);
  expect(screen.getByRole('alert')).toBeVisible();
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'E-mails that wait' })).toBeVisible();
});

it('asks again for the second step of the login, and keeps what was typed', async () => {
  const error = { error: 'More.', secondFactor: { ticket: 't1', ways: ['totp'] } };
  fakeNetwork(() => ({ status: 401, body: error }));
  const user = openLogin();
  await user.type(await screen.findByLabelText('E-mail'), 'office@example.org');
  const password = screen.getByLabelText('Password');
  await user.type(password, 'secret{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(secondStepTexts.notLoaded);
  await user.type(password, '{Enter}');
  await user.type(password, '{Enter}');
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeVisible();
  expect(password).toHaveValue('secret');
});

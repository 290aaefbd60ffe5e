import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNetwork } from 'shared-ui/fake-network';
import { renderPage } from '../../testing/render-page';

const user = userEvent.setup();
const path = '/join-us/register/program-attendance';
const german = () => screen.getByRole('button', { name: 'Deutsch' });

beforeEach(() => sessionStorage.clear());

it('speaks English until asked otherwise, with City Praise chosen (SPEC 9)', async () => {
  await renderPage(path);
  expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('combobox', { name: 'Programme' })).toHaveValue('Innsbruck City Praise');
  expect(screen.getByRole('combobox', { name: 'Programme' })).toBeRequired();
});

it('changes every label and keeps the choice in the address', async () => {
  const { router } = await renderPage(path);
  await user.type(screen.getByLabelText('Full name'), 'Ama');
  await user.click(german());
  expect(router.state.location.search).toBe('?lang=de');
  expect(german()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByLabelText('Vor- und Nachname')).toHaveValue('Ama');
  expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')).toHaveAttribute('lang', 'de');
  expect(screen.getByRole('radio', { name: 'Ja' })).toHaveAttribute('value', 'Yes');
});

it('opens in German where the address says so, faults and thanks included', async () => {
  const calls = fakeNetwork(() => ({ status: 201, body: {} }));
  await renderPage(`${path}?lang=de`);
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(screen.getByLabelText('Telefon')).toHaveAccessibleDescription(/Bitte füllen Sie/);
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(/Bitte wählen Sie/);
  fireEvent.input(screen.getByLabelText('Vor- und Nachname'), { target: { value: 'Ama' } });
  fireEvent.input(screen.getByLabelText('E-Mail'), { target: { value: 'ama@example.org' } });
  fireEvent.input(screen.getByLabelText('Telefon'), { target: { value: '+43 1' } });
  await user.click(screen.getByRole('radio', { name: 'Nein' }));
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(await screen.findByText(/Danke für Ihre Anmeldung/)).toBeVisible();
  expect(calls[0]?.body).toMatchObject({ program: 'Innsbruck City Praise', minister: 'No' });
});

it('says its failure in German', async () => {
  fakeNetwork(() => 'down');
  await renderPage(`${path}?lang=de`);
  for (const [label, value] of [
    ['Vor- und Nachname', 'Ama'],
    ['E-Mail', 'ama@example.org'],
    ['Telefon', '+43 1'],
  ] as const) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
  await user.click(screen.getByRole('radio', { name: 'Ja' }));
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('schiefgegangen'));
});

it('takes an unknown language for English', async () => {
  await renderPage(`${path}?lang=xx`);
  expect(screen.getByLabelText('Full name')).toBeVisible();
});

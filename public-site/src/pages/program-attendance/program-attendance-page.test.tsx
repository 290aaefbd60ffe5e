import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { programFragment, programs } from 'contract/submissions';
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
  expect(screen.getByLabelText('Telefon')).toHaveAccessibleDescription(
    'Gib eine Telefonnummer wie +43 512 000000 ein.',
  );
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(/Wähle Ja oder Nein\./);
  fireEvent.input(screen.getByLabelText('Vor- und Nachname'), { target: { value: 'Ama' } });
  fireEvent.input(screen.getByLabelText('E-Mail'), { target: { value: 'ama@example.org' } });
  fireEvent.input(screen.getByLabelText('Telefon'), { target: { value: '+43 1' } });
  await user.click(screen.getByRole('radio', { name: 'Nein' }));
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(await screen.findByText(/Danke für deine Anmeldung/)).toBeVisible();
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

const programme = () => screen.getByRole('combobox', { name: 'Programme' });
const awakening = 'Innsbruck Spiritual Awakening';

it('has the programme chosen that the address asks for', async () => {
  const { router } = await renderPage(`${path}?program=Innsbruck+Spiritual+Awakening`);
  expect(programme()).toHaveValue(awakening);
  await user.click(german());
  expect(new URLSearchParams(router.state.location.search).get('program')).toBe(awakening);
  expect(screen.getByRole('combobox', { name: 'Veranstaltung' })).toHaveValue(awakening);
});

it.each(['Harvest', '', '%3Cscript%3E', 'constructor', '%E0%A4%A'])(
  'keeps the default where the address asks for %j',
  async (asked) => {
    await renderPage(`${path}?program=${asked}`);
    expect(programme()).toHaveValue('Innsbruck City Praise');
  },
);

it('keeps in the address what is chosen, so that a reload shows it again', async () => {
  const { router } = await renderPage(`${path}?program=Innsbruck+Spiritual+Awakening&lang=en`);
  await user.selectOptions(programme(), 'Innsbruck City Praise');
  expect(router.state.location.search).toBe('?program=Innsbruck+City+Praise&lang=en');
});

it('says when and where each programme is, in the order of the choice that shows one of them', async () => {
  await renderPage(path);
  const facts = document.getElementById('program-note');
  const [praise, spiritual] = facts?.firstElementChild?.children ?? [];
  expect(praise).toHaveTextContent(/^Oct 25 2025, 9:00 AM-4:00 PM, Innsbruck, Austria/);
  expect(spiritual).toHaveTextContent(/^Sep 13 2025, 9:00 AM-4:00 PM, Innsbruck, Austria/);
  const offered = [...programme().querySelectorAll('option')].map(({ value }) => value);
  expect(offered).toEqual(['Innsbruck City Praise', awakening]);
});

async function register() {
  fakeNetwork(() => ({ status: 201, body: {} }));
  fireEvent.input(screen.getByLabelText('Full name'), { target: { value: 'Ama' } });
  fireEvent.input(screen.getByLabelText('E-mail'), { target: { value: 'ama@example.org' } });
  fireEvent.input(screen.getByLabelText('Phone'), { target: { value: '+43 1' } });
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await screen.findByText('Thank you for registering!');
}

it('names the programme, its day and its place in the thanks, and asks for nothing any more', async () => {
  await renderPage(`${path}?program=Innsbruck+Spiritual+Awakening`);
  expect(screen.getByText(/^Register here for/)).toBeVisible();
  await register();
  const receipt = document.getElementById('innsbruck-spiritual-awakening');
  expect(receipt).toHaveTextContent(
    /^Innsbruck Spiritual AwakeningSep 13 2025, 9:00 AM-4:00 PM, Innsbruck, Austria/,
  );
  expect(document.getElementById('innsbruck-city-praise')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Register here for/)).not.toBeInTheDocument();
});

it('has on the page of thanks, for a fragment to choose from, what each programme’s visitors must know', async () => {
  await renderPage(`${path}/sent`);
  for (const program of programs)
    expect(document.getElementById(programFragment(program) ?? '')).toHaveTextContent(program);
});

it('addresses its readers in German in one way', async () => {
  fakeNetwork(() => 'down');
  const { container } = await renderPage(`${path}?lang=de`);
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(container).toHaveTextContent(/\bdu\b|\bdein/);
  expect(container).not.toHaveTextContent(/\b(Sie|Ihre?[mnrs]?|Ihnen)\b/);
});

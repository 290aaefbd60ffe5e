import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { programFragment, programs } from 'contract/submissions';
import { fakeNetwork } from 'shared-ui/fake-network';
import { provideContent } from '../../shown-content/page-content';
import { starterContent } from '../../content/starter-content';
import { replaceDocument } from '../../page/load-document';
import { renderPage } from '../../testing/render-page';

const user = userEvent.setup();
const path = '/join-us/register/program-attendance';

jest.mock('../../page/load-document');

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});

it('says that it is in English, and has City Praise chosen (requirements 9)', async () => {
  await renderPage(path);
  expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('combobox', { name: 'Programme' })).toHaveValue('Innsbruck City Praise');
  expect(screen.getByRole('combobox', { name: 'Programme' })).toBeRequired();
});

it('leads who asks for German by the old address to the new one', async () => {
  await renderPage(`${path}?lang=de`);
  expect(replaceDocument).toHaveBeenCalledWith(`/de${path}`);
});

const programme = () => screen.getByRole('combobox', { name: 'Programme' });
const awakening = 'Innsbruck Spiritual Awakening';

it('has the programme chosen that the address asks for', async () => {
  await renderPage(`${path}?program=Innsbruck+Spiritual+Awakening`);
  expect(programme()).toHaveValue(awakening);
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

const vision = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/more/'))
    .map((link) => [link.getAttribute('href'), link.textContent]);

it.each(['form', 'page of thanks'])(
  'leads from the %s to the pages of programmes that are announced',
  async (from) => {
    await renderPage(from === 'form' ? path : `${path}/sent`);
    if (from === 'form') await register();
    expect(vision()).toEqual([
      ['/more/praise', 'About Innsbruck City Praise'],
      ['/more/awakening', 'About Innsbruck Spiritual Awakening'],
    ]);
  },
);

it.each(['form', 'page of thanks'])(
  'praises no programme on its %s that was taken down',
  async (from) => {
    provideContent({ programs: starterContent.programs.slice(1) });
    await renderPage(from === 'form' ? path : `${path}/sent`);
    if (from === 'form') await register();
    expect(vision()).toEqual([['/more/praise', 'About Innsbruck City Praise']]);
    expect(document.body).not.toHaveTextContent('Awakening');
  },
);

describe('with other programmes', () => {
  const [spiritual, praise] = starterContent.programs;
  if (!spiritual || !praise) throw new Error('The programmes of requirements 2.4 are missing.');
  const harvest = { ...spiritual, id: 'harvest', name: 'Harvest', start: '2027-09-01T09:00' };

  it('offers those that are open, the first of them chosen, and names no other', async () => {
    provideContent({ programs: [spiritual, { ...praise, registration: 'closed' }, harvest] });
    await renderPage(path);
    const offered = [...programme().querySelectorAll('option')].map(({ value }) => value);
    expect(offered).toEqual([awakening, 'Harvest']);
    expect(programme()).toHaveValue(awakening);
    expect(screen.getByText('Register here for one of our programmes.')).toBeVisible();
    expect(document.body).not.toHaveTextContent('City Praise');
  });

  it('has one chosen that the address asks for, and its receipt under its own fragment', async () => {
    provideContent({ programs: [praise, harvest] });
    await renderPage(`${path}?program=Harvest`);
    expect(programme()).toHaveValue('Harvest');
    await register();
    expect(document.getElementById('program-harvest')).toHaveTextContent(/^Harvest/);
  });

  it('does not choose from a draft what is no longer offered', async () => {
    provideContent({ programs: [praise, harvest] });
    const { unmount } = await renderPage(path);
    await user.selectOptions(programme(), 'Harvest');
    fireEvent.input(screen.getByLabelText('Full name'), { target: { value: 'Ama' } });
    unmount();
    provideContent({ programs: [praise] });
    await renderPage(path);
    await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveValue('Ama'));
    expect(programme()).toHaveValue('Innsbruck City Praise');
  });

  it('names all where there are too many to tell apart', async () => {
    const many = Array.from({ length: 3 }, (_none, index) => ({
      ...harvest,
      id: `p${index}`,
      name: `Day ${index}`,
    }));
    provideContent({ programs: many });
    await renderPage(path);
    const facts = document.getElementById('program-note')?.firstElementChild;
    expect(facts).toHaveClass('listed', { exact: true });
    expect(facts).toHaveTextContent(/^Day 0Sep.*Day 1Sep.*Day 2Sep/);
  });

  it('says kindly that there is nothing to register for, and leads to the church', async () => {
    provideContent({ programs: [{ ...praise, registration: 'full' }] });
    await renderPage(path);
    expect(screen.getByText(/^Just now there is no programme to register for\./)).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      '/help/contact',
    );
  });
});

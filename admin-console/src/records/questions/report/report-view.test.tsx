import { screen, within } from '@testing-library/react';
import type { Report } from 'contract/report-requests';
import { fakeNetwork } from 'shared-ui/fake-network';
import { logIn, renderView } from '../../../testing/render-view';
import { QuestionsView } from '../questions-view';

const report = (title: string): Report => ({
  title,
  note: 'What it counts.',
  parts: [
    {
      ...{
        key: 'registrations',
        heading: 'Registrations',
        value: '40',
        explanation: 'By programme.',
      },
      facts: ['September 2026: 30.'],
      bars: [
        { label: 'City Praise', value: '30', share: 1 },
        { label: 'Others', value: '10', share: 0.25 },
      ],
    },
  ],
});

function open(query: string) {
  fakeNetwork(({ path }) => {
    const body = path.includes('/questions/report')
      ? report(new URL(path, 'http://localhost').searchParams.get('language') ?? '')
      : [];
    return { status: 200, body };
  });
  logIn();
  return renderView(<QuestionsView />, { address: `/admin/dashboard?section=questions${query}` });
}

it('shows the report of a month with its numbers as words and bars', async () => {
  open('&report=2026-10');
  expect(await screen.findByRole('heading', { level: 1, name: 'en' })).toBeVisible();
  const part = within(screen.getByRole('region', { name: 'Registrations' }));
  expect(part.getByText('40')).toBeVisible();
  expect(part.getByText('September 2026: 30.')).toBeVisible();
  const bars = part.getAllByRole('listitem');
  expect(bars.map(({ textContent }) => textContent)).toEqual(['City Praise 30', 'Others 10']);
  expect(bars[1]?.lastElementChild).toHaveStyle({ width: '25%' });
});

it('is in the language that is chosen, whatever that of the console is', async () => {
  const user = open('&report=2026-10');
  await user.selectOptions(await screen.findByLabelText('Language of the report'), 'Deutsch');
  const heading = await screen.findByRole('heading', { level: 1, name: 'de' });
  expect(heading.closest('article')).toHaveAttribute('lang', 'de');
  expect(window.location.search).toBe('?section=questions&report=2026-10&language=de');
});

it('can be of another month, and is printed by a button', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  const user = open('&report=2020-02');
  const month = await screen.findByLabelText('Month');
  expect(month).toHaveDisplayValue('February 2020');
  const [, latest] = within(month).getAllByRole('option');
  await user.selectOptions(month, latest ?? '');
  expect(window.location.search).toMatch(/report=20\d\d-\d\d$/);
  await user.click(screen.getByRole('button', { name: 'Print the report' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('is one click away from the questions, and they from it', async () => {
  const user = open('');
  await user.click(await screen.findByRole('link', { name: 'Monthly report' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.click(await screen.findByRole('link', { name: 'All questions' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Questions' })).toHaveFocus();
  expect(window.location.search).toMatch(/^\?section=questions&period=20\d\d-\d\d$/);
});

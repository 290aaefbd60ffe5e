import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { shownChurch } from 'contract/shown-church';
import { LiveLine } from './live-line';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] }));
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('says what goes out live, and leads there', () => {
  jest.setSystemTime(new Date('2026-11-22T09:30:00Z'));
  render(<LiveLine />);
  expect(screen.getByRole('link', { name: 'Live now: Sunday Worship' })).toHaveAttribute(
    'href',
    shownChurch().liveStream,
  );
});

it('sees in a page that is left open that a service begins and ends', () => {
  jest.setSystemTime(new Date('2026-11-22T08:59:50Z'));
  render(<LiveLine />);
  expect(screen.getByText('Live next: Sunday 22 November, 10:00')).toBeVisible();
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getByRole('link', { name: /^Live now/ })).toBeVisible();
  jest.setSystemTime(new Date('2026-11-22T11:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('names no day in what is rendered ahead, and takes it over without a mismatch', async () => {
  jest.setSystemTime(new Date('2026-11-22T09:30:00Z'));
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<LiveLine />);
  expect(page).toHaveTextContent(/^Sunday Worship 10:00 AM$/);
  await act(async () => void hydrateRoot(page, <LiveLine />));
  expect(page).toHaveTextContent('Live now: Sunday Worship');
});

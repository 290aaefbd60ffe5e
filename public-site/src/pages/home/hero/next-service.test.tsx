import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { directionsAddress } from 'contract/directions';
import { MemoryRouter } from 'react-router-dom';
import { getEntries, provideContent } from '../../../shown-content/page-content';
import { NextService } from './next-service';

const page = (
  <MemoryRouter>
    <NextService />
  </MemoryRouter>
);
const setClock = (now: string) => jest.setSystemTime(new Date(now));

beforeEach(() => {
  jest.useFakeTimers();
  setClock('2026-11-23T12:00:00Z');
});
afterEach(() => jest.useRealTimers());

it('names the next service, the street and the way there', () => {
  render(page);
  expect(screen.getByText('Next service: Tuesday 24 November, 19:00')).toBeVisible();
  expect(screen.getByText(/^Musterstraße 1/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    directionsAddress(),
  );
});

it('is rendered ahead without a date, and says what to write there', () => {
  expect(renderToString(page)).toContain(
    '<strong data-next-service="Next service: {start}">Sunday Worship 10:00 AM</strong>',
  );
});

it('takes over whatever day its server has written in, and says its own', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page).replace(/Sunday Worship[^<]*/, 'Next service: X');
  render(page, { container, hydrate: true });
  expect(container).toHaveTextContent('Next service: Tuesday 24 November, 19:00');
  expect(container).not.toHaveTextContent('Next service: X');
});

it('reckons with the services that staff have published', () => {
  const [service] = getEntries('services');
  if (!service) throw new Error('There is no service.');
  const prayer = { ...service, name: 'Prayer', time: 'Friday 6:30 PM', clock: '18:30' };
  provideContent({ services: [{ ...prayer, weekday: 'friday', weeks: '1, 4' }] });
  render(page);
  expect(screen.getByText('Next service: Friday 27 November, 18:30')).toBeVisible();
  expect(renderToString(page)).toContain('>Prayer Friday 6:30 PM</strong>');
});

it('is asked anew when a visitor comes back to the page', () => {
  render(page);
  setClock('2026-11-25T12:00:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('Next service: Sunday 29 November, 10:00')).toBeVisible();
});

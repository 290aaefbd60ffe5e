import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { provideContent } from '../shown-content/page-content';
import { starterContent } from '../content/starter-content';
import { ProgramNote } from './program-note';
import { announcedPrograms } from './programs';

provideContent(starterContent);
const [event] = announcedPrograms();
if (!event) throw new Error('There is no event.');
const note = <ProgramNote event={event} place="invitation" />;
const open = 'Entry is free, and everyone is welcome.';
const over = /^This day has passed\./;

const isSaid = (text: string | RegExp) =>
  screen.getByText(text).getAttribute('aria-hidden') === 'false';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] }));
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

it.each([
  ['until its day is over', '2025-09-13T21:00:00Z', true],
  ['no longer afterwards, but kindly that it has passed', '2025-09-13T22:00:00Z', false],
])('invites %s', (_when, now, isOpen) => {
  jest.setSystemTime(new Date(now));
  render(note);
  expect([isSaid(open), isSaid(over)]).toEqual([isOpen, !isOpen]);
});

it('sees once the script is at work that the day has passed since the page was rendered', async () => {
  jest.setSystemTime(new Date('2025-09-01T00:00:00Z'));
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(note);
  expect(isSaid(open)).toBe(true);
  jest.setSystemTime(new Date('2025-12-01T00:00:00Z'));
  await act(async () => void hydrateRoot(page, note));
  expect([isSaid(open), isSaid(over)]).toEqual([false, true]);
});

it('sees it in a page that was left open and is turned to again', () => {
  jest.setSystemTime(new Date('2025-09-13T12:00:00Z'));
  render(note);
  jest.setSystemTime(new Date('2025-09-14T12:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(isSaid(over)).toBe(true);
});

it.each([
  ['full', 'Every place is taken. Thank you to all who are coming.'],
  ['closed', 'Registration has closed. If you would still like to come, please call us.'],
] as const)('says of a programme that is %s why nobody can register', (registration, said) => {
  jest.setSystemTime(new Date('2025-09-01T00:00:00Z'));
  render(<ProgramNote event={{ ...event, registration }} place="invitation" />);
  expect(isSaid(said)).toBe(true);
  expect(screen.queryByText(open)).not.toBeInTheDocument();
});

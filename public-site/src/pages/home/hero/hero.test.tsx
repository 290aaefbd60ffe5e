import { act, fireEvent, screen } from '@testing-library/react';
import { heroPictures } from '../../../content/pictures/hero-pictures';
import { renderPage } from '../../../testing/render-page';

const pane = (n: number) => screen.getByRole('button', { name: `Show window ${n} of 8` });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const images = () => [...document.querySelectorAll<HTMLImageElement>('section img[src*="/hero/"]')];

async function openHome({ isReduced = false } = {}) {
  const media = { matches: isReduced, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  Object.assign(window, { matchMedia: () => media });
  const view = await renderPage('/');
  jest.useFakeTimers();
  // Slides are timed from the last change; this one is timed by the clock of the test.
  fireEvent.click(pane(2));
  fireEvent.click(pane(1));
  return view;
}

afterEach(() => jest.useRealTimers());

it('shows the next of its eight windows every 5,000 ms, round and round (SPEC 2.4, 9)', async () => {
  await openHome();
  expect(heroPictures).toHaveLength(8);
  pass(4999);
  expect(pane(1)).toHaveAttribute('aria-current', 'true');
  pass(1);
  expect(pane(2)).toHaveAttribute('aria-current', 'true');
  for (let n = 0; n < 7; n += 1) pass(5000);
  expect(pane(1)).toHaveAttribute('aria-current', 'true');
});

it('stands still while it is paused', async () => {
  await openHome();
  fireEvent.click(screen.getByRole('button', { name: 'Pause slideshow' }));
  pass(20_000);
  expect(pane(1)).toHaveAttribute('aria-current', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Play slideshow' }));
  pass(5000);
  expect(pane(2)).toHaveAttribute('aria-current', 'true');
});

it('does not start by itself for visitors who asked for less motion', async () => {
  await openHome({ isReduced: true });
  pass(20_000);
  expect(pane(1)).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: 'Play slideshow' })).toBeInTheDocument();
  expect(images()).toHaveLength(1);
});

it('fetches the first window at once and the next one only', async () => {
  await openHome();
  expect(images().map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy']);
});

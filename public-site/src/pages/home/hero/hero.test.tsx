import { act, fireEvent, screen } from '@testing-library/react';
import type { LocalEntry } from 'contract/content-entry';
import { provideContent } from '../../../shown-content/page-content';
import { starterContent } from '../../../content/starter-content';
import { renderPage } from '../../../testing/render-page';
import { samplePhoto, samplePhotoId } from '../../../testing/sample-photo';

const pane = (n: number) => screen.getByRole('button', { name: `Show window ${n} of 8` });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const images = () => [...document.querySelectorAll<HTMLImageElement>('section img[src*="/hero/"]')];

function askForMotion(isReduced: boolean) {
  const media = { matches: isReduced, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  Object.assign(window, { matchMedia: () => media });
}

async function openHome({ isReduced = false } = {}) {
  askForMotion(isReduced);
  const view = await renderPage('/');
  jest.useFakeTimers();
  // Restarts the timer of the slide under the fake clock.
  fireEvent.click(pane(2));
  fireEvent.click(pane(1));
  return view;
}

afterEach(() => jest.useRealTimers());

it('shows the next of its eight windows every 5,000 ms, round and round (requirements 2.4, 9)', async () => {
  await openHome();
  expect(starterContent.slides).toHaveLength(8);
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

describe('of what staff have published', () => {
  const slide = { id: 'a', words: 'Sing unto him', reference: 'Psalm 33:3' };
  const [dawn] = starterContent.slides;
  const open = (slides: readonly LocalEntry<'slides'>[]) => {
    provideContent({ slides, media: { [samplePhotoId]: samplePhoto } });
    askForMotion(true);
    return renderPage('/');
  };

  it('shows an uploaded picture with its words, its verse, and the point that was chosen', async () => {
    await open([{ ...slide, picture: samplePhotoId, language: 'en' }, ...(dawn ? [dawn] : [])]);
    const picture = screen.getByRole('img', { name: 'The choir sings' });
    expect(picture).toHaveAttribute('src', `/media/${samplePhotoId}/320.webp`);
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).toHaveClass('picture', 'placed', 'y2');
    expect(screen.getByText('Sing unto him').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('button', { name: 'Show window 2 of 2' })).toBeVisible();
  });

  it('has no controls for a single picture, and leaves out what it does not have', async () => {
    await open([
      { ...slide, id: 'b', picture: 'of-a-later-release' },
      { ...slide, picture: samplePhotoId },
    ]);
    expect(screen.getByRole('img', { name: 'The choir sings' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /slideshow|window/ })).toBeNull();
  });

  it('says where to come also without any picture', async () => {
    await open([]);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(images()).toHaveLength(0);
  });
});

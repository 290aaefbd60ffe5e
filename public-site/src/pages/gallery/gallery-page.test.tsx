import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideContent } from '../../shown-content/page-content';
import { starterContent } from '../../content/starter-content';
import { samplePhoto, samplePhotoId } from '../../testing/sample-photo';
import { renderPage } from '../../testing/render-page';

const user = userEvent.setup();

beforeAll(() => {
  // jsdom has dialogs, but cannot open them.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector('button')?.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});

const { gallery } = starterContent;
const caption = (n: number) => gallery.at(n)?.caption ?? '';

async function enlarge(n: number) {
  await renderPage('/downloads/gallery');
  await user.click(screen.getByRole('link', { name: `Enlarge: ${caption(n)}` }));
  return screen.getByRole('dialog');
}

const isShown = (dialog: HTMLElement, n: number) =>
  expect(within(dialog).getByText(caption(n))).toBeVisible();

it('shows 36 captioned pieces, each a link to its picture (requirements 2.5)', async () => {
  await renderPage('/downloads/gallery');
  const links = screen.getAllByRole('link', { name: /^Enlarge: / });
  expect(links).toHaveLength(36);
  expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^\/art\/.*\.webp$/));
  for (const { caption: text } of gallery) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/^Thirty-six windows\./)).toBeVisible();
});

it('fetches at once what a phone shows before anybody scrolls, and the rest as it comes near', async () => {
  await renderPage('/downloads/gallery');
  const loading = screen.getAllByRole('img').map((picture) => picture.getAttribute('loading'));
  expect(loading.slice(0, 3)).toEqual(['eager', 'eager', 'lazy']);
});

it('turns by buttons and by arrow keys, round and round', async () => {
  const dialog = await enlarge(0);
  isShown(dialog, 0);
  await user.click(screen.getByRole('button', { name: 'Next picture' }));
  isShown(dialog, 1);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  isShown(dialog, -1);
  expect(within(dialog).getByText('36 of 36')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  isShown(dialog, 0);
});

it('turns by swipes, but not by a scroll', async () => {
  const dialog = await enlarge(3);
  const figure = within(dialog).getByRole('figure');
  const swipe = (across: number, along = 0) => {
    fireEvent.touchStart(figure, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(within(dialog).getByRole('figure'), {
      changedTouches: [{ clientX: 200 + across, clientY: 200 + along }],
    });
  };
  swipe(-20);
  swipe(-60, 200);
  isShown(dialog, 3);
  swipe(-80);
  isShown(dialog, 4);
});

it('closes by its button and by a click beside the picture', async () => {
  const dialog = await enlarge(0);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: `Enlarge: ${caption(1)}` }));
  fireEvent.click(screen.getByRole('dialog'));
  expect(dialog).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('leaves a click that asks for a new tab to the browser', async () => {
  await renderPage('/downloads/gallery');
  const link = screen.getByRole('link', { name: `Enlarge: ${caption(0)}` });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, { ctrlKey: true });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows what staff have put there, each with the words of its file, and counts nothing any more', async () => {
  const [first] = gallery;
  if (!first) throw new Error('There is no gallery.');
  provideContent({
    gallery: [
      { id: 'a', caption: 'Our choir', picture: samplePhotoId, language: 'en' },
      first,
      { id: 'b', caption: 'Lost', picture: 'of-a-later-release' },
    ],
    media: { [samplePhotoId]: samplePhoto },
  });
  await renderPage('/downloads/gallery');
  const links = screen.getAllByRole('link', { name: /^Enlarge: / });
  expect(links).toHaveLength(2);
  expect(links[0]).toHaveAttribute('href', `/media/${samplePhotoId}/1200.webp`);
  expect(screen.getByRole('img', { name: samplePhoto.alt })).toBeVisible();
  expect(screen.getByText('Our choir')).toHaveAttribute('lang', 'en');
  expect(screen.queryByText(/^Thirty-six/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Enlarge: Our choir' }));
  expect(within(screen.getByRole('dialog')).getByText('1 of 2')).toBeVisible();
});

import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { galleryPictures } from '../../content/pictures/gallery-pictures';
import { renderPage } from '../../testing/render-page';

const user = userEvent.setup();

beforeAll(() => {
  // jsdom knows dialogs, but not how they open.
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

const caption = (n: number) => galleryPictures.at(n)?.caption ?? '';

async function enlarge(n: number) {
  await renderPage('/downloads/gallery');
  await user.click(screen.getByRole('link', { name: `Enlarge: ${caption(n)}` }));
  return screen.getByRole('dialog');
}

const isShown = (dialog: HTMLElement, n: number) =>
  expect(within(dialog).getByText(caption(n))).toBeVisible();

it('shows 36 captioned pieces, each a link to its picture (SPEC 2.5)', async () => {
  await renderPage('/downloads/gallery');
  const links = screen.getAllByRole('link', { name: /^Enlarge: / });
  expect(links).toHaveLength(36);
  expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^\/art\/.*\.webp$/));
  for (const { caption: text } of galleryPictures) expect(screen.getByText(text)).toBeVisible();
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

import { toAddress } from 'contract/request';
import { getPreview } from 'contract/preview-requests';
import { screen, waitFor, within } from '@testing-library/react';
import { toRichText } from 'contract/rich-text';
import { fakeContentServer, gladNurse, publishedEntry } from '../../testing/fake-content-server';
import { openWebsite } from '../../testing/open-website';
import { logIn } from '../../testing/render-view';
// Imported so that no test waits for the lazy module.
import './preview-dialog';

beforeEach(() => logIn());
afterEach(() => sessionStorage.clear());

const nurse = publishedEntry('nurse', gladNurse);

async function openNurse() {
  const server = fakeContentServer('testimonies', [nurse]);
  const user = openWebsite('testimonies', 'nurse');
  await screen.findByLabelText('Words: English');
  return { server, user };
}

type User = ReturnType<typeof openWebsite>;
const press = (name: string) => screen.getByRole('button', { name });
const look = async (user: User) => {
  await user.click(press('Preview'));
  return screen.findByRole('dialog', { name: 'Preview' });
};
const frame = () => screen.findByTitle<HTMLIFrameElement>('Preview: Home');
const addressOf = (language: 'en' | 'de') =>
  toAddress(getPreview, { kind: 'testimonies', id: 'nurse', query: { page: '/', language } });

it('stores what is typed, and shows the page with it in a frame in which nothing runs', async () => {
  const { server, user } = await openNurse();
  await user.type(screen.getByLabelText('Words: English'), '!');
  const dialog = await look(user);
  const shown = await frame();
  expect(server.entries).toMatchObject([{ draft: { values: { words: { en: 'I was glad.!' } } } }]);
  const calls = server.calls.map(({ method, path }) => `${method} ${path}`);
  expect(calls.lastIndexOf(`GET ${addressOf('en')}`)).toBeGreaterThan(
    calls.findIndex((call) => call.startsWith('PUT')),
  );
  expect(shown).toHaveAttribute('sandbox', 'allow-same-origin');
  expect(shown.getAttribute('srcdoc')).toBe(`<p>${addressOf('en')}</p>`);
  expect(within(dialog).getByText('http://localhost/')).toBeVisible();
  expect(within(dialog).getByText('The preview is there.')).toHaveAttribute('role', 'status');
  expect(within(dialog).getByRole('link', { name: /Open in a tab/ })).toHaveAttribute(
    'href',
    addressOf('en'),
  );
});

it('shows it in each language and at each width, and makes it anew for a language alone', async () => {
  const { server, user } = await openNurse();
  const dialog = within(await look(user));
  await frame();
  for (const [name, width] of [
    ['Phone, 390', '390px'],
    ['Tablet, 820', '820px'],
    ['Computer, 1350', '1350px'],
  ] as const) {
    await user.click(dialog.getByRole('radio', { name }));
    expect((await frame()).style.inlineSize).toBe(width);
  }
  const made = () => server.calls.filter(({ path }) => path.includes('/preview')).length;
  expect(made()).toBe(1);
  server.preview = () => 'hang';
  await user.click(dialog.getByRole('radio', { name: 'Deutsch' }));
  await waitFor(() => expect(made()).toBe(2));
  expect(screen.queryByTitle('Preview: Home')).not.toBeInTheDocument();
  expect(dialog.getByText('The page is being made...')).toBeVisible();
  const html = `<p>${addressOf('de')}</p>`;
  server.calls.at(-1)?.answer({ status: 200, body: { html } });
  expect((await frame()).getAttribute('srcdoc')).toContain('language=de');
  expect(dialog.getByText('http://localhost/de')).toBeVisible();
});

it('is left by its button and by Escape, to the button that opened it', async () => {
  const { user } = await openNurse();
  await look(user);
  await user.click(press('Close the preview'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(press('Preview')).toHaveFocus());
  await look(user);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(press('Preview')).toHaveFocus());
});

it('says that it could not be made, in the server’s words, and tries again', async () => {
  const { server, user } = await openNurse();
  const { preview } = server;
  const words = 'The page could not be made. Please try it again.';
  server.preview = () => ({ status: 409, body: { message: words, error: words } });
  const dialog = within(await look(user));
  expect(await dialog.findByText(words)).toBeVisible();
  server.preview = preview;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await frame()).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('heading', { name: 'Preview' })).toHaveFocus());
});

it('says what the preview cannot do without', async () => {
  const { server, user } = await openNurse();
  const body = {
    ...{ message: 'No.', error: 'No.', missing: [{ field: 'words', language: 'en' }] },
    wrong: [],
  };
  server.preview = () => ({ status: 422, body });
  const dialog = within(await look(user));
  expect(await dialog.findByText(/This is still needed/)).toBeVisible();
  expect(dialog.getByRole('listitem')).toHaveTextContent('Words in English');
});

it('shows nothing older than what is typed: it says that it is not saved, and goes on when it is', async () => {
  const { server, user } = await openNurse();
  server.respond = () => 'down';
  await user.type(screen.getByLabelText('Words: English'), '!');
  const dialog = within(await look(user));
  expect(await dialog.findByText(/not saved yet, because the server cannot be/)).toBeVisible();
  expect(screen.queryByTitle('Preview: Home')).not.toBeInTheDocument();
  server.respond = () => undefined;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await frame()).toBeVisible();
  expect(server.entries).toMatchObject([{ draft: { values: { words: { en: 'I was glad.!' } } } }]);
});

it('says of a new entry without a word that there is nothing to show', async () => {
  fakeContentServer('testimonies');
  const user = openWebsite('testimonies', 'new');
  await screen.findByLabelText('Words: English');
  const dialog = within(await look(user));
  expect(await dialog.findByText(/^Nothing is written yet/)).toBeVisible();
});

it('offers each page that shows an entry, its own first', async () => {
  const body = { en: toRichText('Word'), de: toRichText('Wort') };
  const values = { title: { en: 'Grace', de: 'Gnade' }, date: '2026-01-04', slug: 'grace', body };
  fakeContentServer('news', [publishedEntry('grace', { values, shownInEnglish: [] })]);
  const user = openWebsite('news', 'grace');
  await screen.findByLabelText('Title: English');
  const dialog = within(await look(user));
  const pages = dialog.getByRole('combobox', { name: 'Page' });
  expect([...pages.children].map(({ textContent }) => textContent)).toEqual([
    'Its own page',
    'Home',
  ]);
  expect(await screen.findByTitle('Preview: Its own page')).toBeVisible();
  expect(dialog.getByText('http://localhost/more/blog/grace')).toBeVisible();
  await user.selectOptions(pages, 'Home');
  expect(await frame()).toBeVisible();
});

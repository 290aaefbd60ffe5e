import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { DeferredContent } from './deferred-content';

/** Whether the content was rendered together with the headline. */
let cameTogether: boolean | undefined;

function Page() {
  useLayoutEffect(() => {
    cameTogether = screen.queryByText('Content') !== null;
  }, []);
  return (
    <>
      <h1>Headline</h1>
      <DeferredContent>
        <p>Content</p>
      </DeferredContent>
    </>
  );
}

function Start() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/page">The page</Link>
      <Link to="/page#part">A part of it</Link>
      <button onClick={() => void navigate(1)}>Forward</button>
    </>
  );
}

const open = (...entries: string[]) =>
  render(
    <MemoryRouter initialEntries={entries} initialIndex={0}>
      <Routes>
        <Route path="/" element={<Start />} />
        <Route path="/page" element={<Page />} />
      </Routes>
    </MemoryRouter>,
  );

beforeEach(() => (cameTogether = undefined));

it('shows the headline first after a click on a link, and the content after it', async () => {
  open('/');
  await userEvent.click(screen.getByRole('link', { name: 'The page' }));
  expect(await screen.findByText('Content')).toBeVisible();
  expect(cameTogether).toBe(false);
});

it('begins with the content only when the headline has been painted', async () => {
  const frames: FrameRequestCallback[] = [];
  const request = jest
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((callback) => frames.push(callback));
  open('/');
  await userEvent.click(screen.getByRole('link', { name: 'The page' }));
  // By then React has run all deferred work.
  await act(async () => {});
  expect(screen.getByRole('heading', { name: 'Headline' })).toBeVisible();
  expect(screen.queryByText('Content')).toBeNull();
  for (const paint of frames) paint(0);
  expect(await screen.findByText('Content')).toBeVisible();
  request.mockRestore();
});

it.each([
  ['a page that is loaded', async () => open('/page')],
  [
    'a page that is gone back to',
    async () => {
      open('/', '/page');
      await userEvent.click(screen.getByRole('button', { name: 'Forward' }));
    },
  ],
  [
    'a part of a page',
    async () => {
      open('/');
      await userEvent.click(screen.getByRole('link', { name: 'A part of it' }));
    },
  ],
])('shows all of %s at once', async (_name, reach) => {
  await reach();
  expect(screen.getByText('Content')).toBeVisible();
  expect(cameTogether).toBe(true);
});

import { fireEvent, screen } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import { renderPage } from '../../testing/render-page';

const told = (id: string, message: string, fullName = 'Anonymous') => ({
  _id: id,
  fullName,
  message,
  createdAt: '2025-08-24T10:00:00.000Z',
});
const words = () => [...document.querySelectorAll('blockquote')].map((quote) => quote.textContent);

beforeEach(() => sessionStorage.clear());

it('shows the newest first, as text whatever it holds', async () => {
  const body = [told('1', 'First'), told('2', '<img src=x onerror=alert(1)>', 'Ama')];
  fakeNetwork(() => ({ status: 200, body }));
  await renderPage('/forms/testimonies');
  expect(await screen.findByText('First')).toBeVisible();
  expect(words()).toEqual(['<img src=x onerror=alert(1)>', 'First']);
  expect(screen.getByText(/^Ama ·/)).toHaveTextContent('Ama · 24 August 2025');
});

it('calls a blank name Anonymous (SPEC 3)', async () => {
  fakeNetwork(() => ({ status: 200, body: [told('1', 'First', ' ')] }));
  await renderPage('/forms/testimonies');
  expect(await screen.findByText(/^Anonymous ·/)).toBeVisible();
});

it('loads the list on open and again after a testimony was stored (SPEC 4)', async () => {
  const body = [told('1', 'First')];
  const calls = fakeNetwork(({ method }) => {
    if (method === 'GET') return { status: 200, body };
    body.push(told('2', 'God is good.'));
    return { status: 201, body: {} };
  });
  await renderPage('/forms/testimonies');
  await screen.findByText('First');
  fireEvent.input(screen.getByLabelText('Your testimony'), { target: { value: 'God is good.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Share my testimony' }));
  expect(await screen.findByText('God is good.')).toBeVisible();
  expect(screen.getByText('Thank you! Your testimony has been received.')).toBeVisible();
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  // A blank name is the server's to fill in (SPEC 3).
  expect(calls[1]?.body).toEqual({ message: 'God is good.' });
});

it.each([
  ['there are none', { status: 200, body: [] }],
  ['no entry is one', { status: 200, body: [null, { ...told('1', 'x'), createdAt: '?' }] }],
  ['the answer is no list', { status: 200, body: { message: 'no' } }],
  ['the server cannot be reached', 'down' as const],
])('invites to be the first where %s', async (_name, answer) => {
  fakeNetwork(() => answer);
  await renderPage('/forms/testimonies');
  expect(await screen.findByText('Yours could be the first.')).toBeVisible();
});

it('begins with those that the server has put into the page, and loads the list all the same', async () => {
  const served = `<script type="application/json" id="testimonies">${JSON.stringify([told('1', 'First')])}</script>`;
  document.body.insertAdjacentHTML('beforeend', served);
  const calls = fakeNetwork(() => 'hang');
  await renderPage('/forms/testimonies');
  expect(screen.getByText('First')).toBeVisible();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  expect(calls).toHaveLength(1);
  document.getElementById('testimonies')?.remove();
});

it('says that it is loading', async () => {
  fakeNetwork(() => 'hang');
  await renderPage('/forms/testimonies');
  expect(screen.getByText('Loading...')).toBeVisible();
});

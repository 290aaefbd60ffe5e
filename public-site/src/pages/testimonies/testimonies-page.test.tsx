import { fireEvent, screen } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { onServerReport } from 'shared-ui/server-reachability';
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

it('calls a blank name Anonymous (requirements 3)', async () => {
  fakeNetwork(() => ({ status: 200, body: [told('1', 'First', ' ')] }));
  await renderPage('/forms/testimonies');
  expect(await screen.findByText(/^Anonymous ·/)).toBeVisible();
});

it('loads the list on open and again after a testimony was stored (requirements 4)', async () => {
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
  // The server replaces a blank name (requirements 3).
  expect(calls[1]?.body).toEqual({ message: 'God is good.' });
});

it('offers beside the thanks no link to the list that stands on the same page', async () => {
  fakeNetwork(() => ({ status: 201, body: {} }));
  await renderPage('/forms/testimonies');
  fireEvent.input(screen.getByLabelText('Your testimony'), { target: { value: 'God is good.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Share my testimony' }));
  expect(await screen.findByRole('link', { name: 'Write to us' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Read the testimonies' })).not.toBeInTheDocument();
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

it('hands a fault of ours in reading them to the error boundary, and takes it for no outage', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const reports: string[] = [];
  const stop = onServerReport((report) => reports.push(report));
  const planted = new TypeError('planted');
  fakeNetwork(() => ({ status: 200, body: [told('1', 'First')] }));
  const { get } = Headers.prototype;
  jest.spyOn(Headers.prototype, 'get').mockImplementation(function (this: Headers, name) {
    if (name === 'link') throw planted;
    return get.call(this, name);
  });
  await renderPage('/forms/testimonies');
  expect(await screen.findByText('Unexpected Application Error!')).toBeVisible();
  expect(log.mock.calls.flat()).toContain(planted);
  stop();
  expect(reports).toEqual([]);
});

describe('with earlier ones', () => {
  const next = '</api/testimonies?before=3>; rel="next"';
  const newest = { status: 200, body: [told('3', 'Third'), told('4', 'Fourth')], link: next };
  const link = () => screen.getByRole('link', { name: 'Earlier testimonies' });

  it('adds them below where the focus then is, and says so', async () => {
    const calls = fakeNetwork(({ path }) =>
      path.endsWith('?before=3')
        ? { status: 200, body: [told('1', 'First'), told('2', 'Second')] }
        : newest,
    );
    await renderPage('/forms/testimonies');
    await screen.findByText('Fourth');
    expect(link()).toHaveAttribute('href', '/forms/testimonies?before=3');
    fireEvent.click(link());
    expect(screen.getByRole('link', { name: 'Loading...' })).toBeVisible();
    await screen.findByText('First');
    expect(words()).toEqual(['Fourth', 'Third', 'Second', 'First']);
    expect(document.activeElement).toHaveTextContent(/^Second.*First/);
    expect(screen.getByText('Earlier testimonies added: 2.')).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('link', { name: 'Earlier testimonies' })).not.toBeInTheDocument();
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/testimonies',
      '/api/testimonies?before=3',
    ]);
  });

  it.each<[string, FakeAnswer]>([
    ['the server cannot be reached', 'down'],
    ['the server refuses', { status: 400, body: { message: 'No.', error: 'No.' } }],
  ])('keeps what is there where %s, and lets it be tried again', async (_name, answer) => {
    let isBroken = true;
    fakeNetwork(({ path }) => {
      if (!path.includes('?')) return newest;
      return isBroken ? answer : { status: 200, body: [told('1', 'First')] };
    });
    await renderPage('/forms/testimonies');
    await screen.findByText('Fourth');
    fireEvent.click(link());
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(words()).toEqual(['Fourth', 'Third']);
    isBroken = false;
    fireEvent.click(link());
    expect(await screen.findByText('First')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says when there are none after all', async () => {
    fakeNetwork(({ path }) => (path.includes('?') ? { status: 200, body: [] } : newest));
    await renderPage('/forms/testimonies');
    await screen.findByText('Fourth');
    fireEvent.click(link());
    expect(await screen.findByText('There are no earlier testimonies.')).toBeInTheDocument();
    expect(words()).toEqual(['Fourth', 'Third']);
  });

  it('leaves a click for another tab to the browser', async () => {
    const calls = fakeNetwork(() => newest);
    await renderPage('/forms/testimonies');
    await screen.findByText('Fourth');
    const isTaken: boolean[] = [];
    const follow = (event: Event) => {
      isTaken.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', follow, { once: true });
    fireEvent.click(link(), { ctrlKey: true });
    expect(isTaken).toEqual([false]);
    expect(calls).toHaveLength(1);
  });

  it('begins with those before one where the address names it, and leads to the newest', async () => {
    const calls = fakeNetwork(() => ({ status: 200, body: [told('1', 'First')] }));
    await renderPage('/forms/testimonies?before=3');
    expect(await screen.findByText('First')).toBeVisible();
    expect(calls.map(({ path }) => path)).toEqual(['/api/testimonies?before=3']);
    const back = screen.getByRole('link', { name: 'The newest testimonies' });
    expect(back).toHaveAttribute('href', '/forms/testimonies');
  });

  it('takes over from the page that others come before these', async () => {
    const served = `<script type="application/json" id="testimonies" data-has-earlier>${JSON.stringify([told('3', 'Third')])}</script>`;
    document.body.insertAdjacentHTML('beforeend', served);
    fakeNetwork(() => 'hang');
    await renderPage('/forms/testimonies');
    expect(link()).toHaveAttribute('href', '/forms/testimonies?before=3');
    document.getElementById('testimonies')?.remove();
  });

  it('shows staff, who are sent the whole list, what the public is shown', async () => {
    const all = Array.from({ length: 53 }, (_, index) => told(String(index), `No. ${index}`));
    const body = [
      ...all,
      { ...told('54', 'Hidden'), isHidden: true },
      { ...told('55', 'Merged'), mergedInto: '1' },
    ];
    fakeNetwork(() => ({ status: 200, body }));
    await renderPage('/forms/testimonies');
    await screen.findByText('No. 52');
    expect(words()).toHaveLength(50);
    expect(words().at(0)).toBe('No. 52');
    expect(link()).toHaveAttribute('href', '/forms/testimonies?before=3');
  });
});

it('says that it is loading', async () => {
  fakeNetwork(() => 'hang');
  await renderPage('/forms/testimonies');
  expect(screen.getByText('Loading...')).toBeVisible();
});

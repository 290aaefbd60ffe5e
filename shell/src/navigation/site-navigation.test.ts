import { waitFor } from '@testing-library/react';
import { NavigationType } from 'react-router-dom';
import { createSiteNavigation } from './site-navigation';

/** A visit that begins on the home page; `arrive` brings the page that was asked for last. */
function begin() {
  history.replaceState(null, '', '/');
  const entered = jest.spyOn(history, 'pushState');
  let arrive: (elsewhere?: string) => void = () => undefined;
  const ready = new Set(['/', '/privacy']);
  const prepare = jest.fn((pathname: string) =>
    ready.has(pathname)
      ? undefined
      : new Promise<string | undefined>((resolve) => {
          arrive = (elsewhere) => {
            ready.add(elsewhere ?? pathname);
            resolve(elsewhere);
          };
        }),
  );
  const load = jest.fn();
  const isNeededFor = (pathname: string) => pathname.startsWith('/admin');
  const areNewer = jest.fn(() => false);
  const navigation = createSiteNavigation(prepare, { isNeededFor, areNewer, load });
  return {
    load,
    areNewer,
    navigation,
    prepare,
    entered,
    arrive: (elsewhere?: string) => arrive(elsewhere),
    place: () => navigation.shown().location,
  };
}

it('shows a page that is here at once, under its own address', () => {
  const { navigation, place } = begin();
  const listener = jest.fn();
  navigation.subscribe(listener);
  navigation.navigator.push({ pathname: '/privacy', search: '?a=1', hash: '#b' }, 'state');
  expect(place()).toMatchObject({
    pathname: '/privacy',
    search: '?a=1',
    hash: '#b',
    state: 'state',
  });
  expect(navigation.shown().type).toBe(NavigationType.Push);
  expect(location.href).toMatch(/\/privacy\?a=1#b$/);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('goes where a link leads with an entry of its own in the history, unless it is there', () => {
  const { navigation, entered, place } = begin();
  navigation.follow('/');
  expect(entered).not.toHaveBeenCalled();
  expect(navigation.shown().type).toBe(NavigationType.Replace);
  navigation.follow('/privacy');
  expect(entered).toHaveBeenCalledTimes(1);
  expect(place().pathname).toBe('/privacy');
});

it('changes the address only when the page is here', async () => {
  const { navigation, arrive, place } = begin();
  navigation.navigator.push('/imprint');
  expect(navigation.shown().isLoading).toBe(true);
  expect(place().pathname).toBe('/');
  expect(location.pathname).toBe('/');
  arrive();
  await waitFor(() => expect(navigation.shown().isLoading).toBe(false));
  expect(place().pathname).toBe('/imprint');
  expect(location.pathname).toBe('/imprint');
});

it('goes where the last click leads, whatever arrives first', async () => {
  const { navigation, arrive, entered, place } = begin();
  navigation.navigator.push('/imprint');
  navigation.navigator.push('/privacy');
  arrive();
  await Promise.resolve();
  expect(place().pathname).toBe('/privacy');
  expect(navigation.shown().isLoading).toBe(false);
  expect(entered).toHaveBeenCalledTimes(1);
});

it('replaces an entry when asked to, and leaves the scroll position alone', () => {
  const { navigation, entered, place } = begin();
  navigation.navigator.replace('/?lang=de', undefined, { preventScrollReset: true });
  expect(entered).not.toHaveBeenCalled();
  expect(place().search).toBe('?lang=de');
  expect(navigation.shown()).toMatchObject({ type: NavigationType.Replace, keepsScroll: true });
});

it('follows Back to the entry that was left, with its key and state', async () => {
  const { navigation, place } = begin();
  const first = place();
  navigation.navigator.push('/privacy');
  navigation.navigator.go(-1);
  await waitFor(() => expect(place()).toEqual(first));
  expect(navigation.shown()).toMatchObject({ type: NavigationType.Pop, keepsScroll: false });
});

it('leaves a jump within the page to the browser, and gives the entry a key of its own', async () => {
  const { navigation, place } = begin();
  const { key } = place();
  location.hash = '#main';
  await waitFor(() => expect(place().hash).toBe('#main'));
  expect(navigation.shown().keepsScroll).toBe(true);
  expect(place().key).not.toBe(key);
  expect(history.state).toEqual({ usr: null, key: place().key });
});

it('prepares the shown page anew when asked to', async () => {
  const { navigation, prepare, place } = begin();
  prepare.mockClear();
  await navigation.reload();
  expect(prepare.mock.calls).toEqual([['/']]);
  expect(place().pathname).toBe('/');
});

it('loads what another document must show, by a link and by Back', async () => {
  const { navigation, load, entered, place } = begin();
  navigation.navigator.push('/admin/dashboard?section=welfare');
  expect(load).toHaveBeenCalledWith('/admin/dashboard?section=welfare');
  expect(entered).not.toHaveBeenCalled();
  history.replaceState(null, '', '/admin/dashboard');
  history.pushState(null, '', '/');
  history.back();
  await waitFor(() => expect(load).toHaveBeenLastCalledWith(location.href));
  expect(location.pathname).toBe('/admin/dashboard');
  expect(place().pathname).toBe('/');
});

it('loads the next page anew when a newer release is there, but nothing that stays on the page', () => {
  const { navigation, load, areNewer, place } = begin();
  areNewer.mockReturnValue(true);
  navigation.navigator.push('/?lang=de');
  navigation.navigator.replace('/privacy');
  expect(load).not.toHaveBeenCalled();
  navigation.navigator.push('/', 'a state');
  expect(place()).toMatchObject({ pathname: '/', state: 'a state' });
  navigation.navigator.push('/privacy#top');
  expect(load.mock.calls).toEqual([['/privacy#top']]);
  expect(place().pathname).toBe('/');
});

it('shows what has another address now under that one, as one entry of the history', async () => {
  const { navigation, place, arrive, entered } = begin();
  navigation.navigator.push({ pathname: '/more/blog/before', search: '?a=1', hash: '#b' });
  arrive('/more/blog/now');
  await waitFor(() => expect(place().pathname).toBe('/more/blog/now'));
  expect(place()).toMatchObject({ search: '?a=1', hash: '#b' });
  expect(location.pathname + location.search + location.hash).toBe('/more/blog/now?a=1#b');
  expect(entered).toHaveBeenCalledTimes(1);
});

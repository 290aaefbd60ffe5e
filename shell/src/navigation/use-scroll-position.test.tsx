import { fireEvent, render } from '@testing-library/react';
import { NavigationType } from 'react-router-dom';
import type { ShownPage } from './site-navigation';
import { useScrollPosition } from './use-scroll-position';

const scrolled = jest.fn();

const shownAt = (key: string, rest: Partial<ShownPage> = {}, hash = ''): ShownPage => ({
  location: { pathname: '/', search: '', hash, state: null, key },
  type: NavigationType.Push,
  keepsScroll: false,
  isLoading: false,
  ...rest,
});

function Page({ shown }: { readonly shown: ShownPage }) {
  useScrollPosition(shown);
  return <h2 id="über uns">About us</h2>;
}

function open() {
  const { rerender } = render(<Page shown={shownAt('first')} />);
  return (shown: ShownPage) => rerender(<Page shown={shown} />);
}

beforeEach(() => {
  window.scrollTo = scrolled;
  scrolled.mockClear();
});

it('leaves the first page where the browser put it', () => {
  open();
  expect(scrolled).not.toHaveBeenCalled();
});

it('begins a page that was clicked at its top', () => {
  open()(shownAt('second'));
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
});

it('comes back to where a page was left', () => {
  const show = open();
  Object.assign(window, { scrollY: 420 });
  fireEvent.scroll(window);
  show(shownAt('second'));
  scrolled.mockClear();
  show(shownAt('first', { type: NavigationType.Pop }));
  expect(scrolled.mock.calls).toEqual([[0, 420]]);
});

it('goes to the place that a fragment names, in whatever letters', () => {
  const target = (HTMLElement.prototype.scrollIntoView = jest.fn());
  open()(shownAt('second', {}, '#%C3%BCber%20uns'));
  expect(target).toHaveBeenCalledTimes(1);
  expect(scrolled).not.toHaveBeenCalled();
});

it('bears a fragment that cannot be read', () => {
  open()(shownAt('second', {}, '#%E0%A4%A'));
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
});

it('keeps the position if the navigation asks for that', () => {
  open()(shownAt('second', { keepsScroll: true }));
  expect(scrolled).not.toHaveBeenCalled();
});

it('leaves a reload and the return from another site to the browser', () => {
  open();
  expect(history.scrollRestoration).toBe('manual');
  fireEvent(window, new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  fireEvent(window, new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});

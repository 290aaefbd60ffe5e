import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { reportServer } from 'shared-ui/server-reachability';
import { canonical, follow, headed, headline, openSite } from '../testing/open-site';

it('puts a page between header and footer, as its own main landmark', async () => {
  await openSite('/');
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  // The note on an outage is part of the frame.
  const outage = 'We could not reach the church office. What you typed is still here.';
  act(() => reportServer('unreachable'));
  expect(screen.getByText(outage)).toBeInTheDocument();
  act(() => reportServer('reachable'));
  // The scroll position stays where the visitor left it before the script ran.
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('shows the 404 of requirements 2.12 for an unknown address', async () => {
  await openSite('/no/such/page');
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
  expect(screen.getByText(/removed, renamed or is unavailable/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Back Home' })).toHaveAttribute('href', '/');
});

it('says that a page could not be loaded, and shows it once its remote is back', async () => {
  let down = true;
  await openSite('/help/contact', { isDown: () => down });
  expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('It could not be loaded this time either.')).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await headline('Contact us')).toBeVisible();
});

it('moves the focus to main and begins at the top when a link has brought another page', async () => {
  await openSite('/');
  expect(document.body).toHaveFocus();
  await follow('Contact');
  expect(await headline('Contact us')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(jest.mocked(window.scrollTo).mock.calls).toEqual([[0, 0]]);
});

it('comes back to where a page was left', async () => {
  await openSite('/');
  Object.assign(window, { scrollY: 420 });
  await follow('Contact');
  await headline('Contact us');
  Object.assign(window, { scrollY: 0 });
  history.back();
  await headline('Welcome');
  await waitFor(() => expect(window.scrollTo).toHaveBeenLastCalledWith(0, 420));
});

it('leaves a jump within the page to the fragment', async () => {
  const target = (HTMLElement.prototype.scrollIntoView = jest.fn());
  await openSite('/');
  Object.assign(window, { scrollY: 420 });
  location.hash = '#main';
  await waitFor(() => expect(target).toHaveBeenCalledTimes(1));
  expect(window.scrollTo).not.toHaveBeenCalled();
  Object.assign(window, { scrollY: 0 });
});

it('leaves the focus to somebody who is in the new page already', async () => {
  const Search = () => <input aria-label="Search" ref={(box) => box?.focus()} />;
  await openSite('/', { routes: [{ id: 'blog', path: '/more/blog', Component: Search }] });
  await follow('Blog');
  const box = await screen.findByRole('textbox', { name: 'Search' });
  // The head is updated in the same step.
  await waitFor(() => expect(canonical()).toMatch(/\/more\/blog$/));
  expect(box).toHaveFocus();
});

it('keeps header and footer when a page throws, and offers to try again', async () => {
  const silence = jest.spyOn(console, 'error').mockReturnValue(undefined);
  let broken = true;
  const Fragile = () => {
    if (broken) throw new Error('This page is broken.');
    return <h1>Welfare</h1>;
  };
  const routes = [{ id: 'welfare', path: '/help/welfare', Component: Fragile }];
  const recover = jest.fn(async () => undefined);
  await openSite('/help/welfare', { routes, recover });
  expect(recover.mock.calls).toEqual([['public-site', 'threw']]);
  expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await headline('Welfare')).toBeVisible();
  expect(silence).toHaveBeenCalled();
});

it('stays on a page, and says that the next one is on its way, until that is here', async () => {
  let bring = (_page: { Component: ComponentType }) => {};
  const privacy = new Promise<{ Component: ComponentType }>((resolve) => (bring = resolve));
  await openSite('/', { routes: [{ id: 'privacy', path: '/privacy', lazy: () => privacy }] });
  await follow('Privacy');
  await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(location.pathname).toBe('/');

  await act(async () => bring({ Component: headed('Privacy') }));
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByRole('heading', { name: 'Privacy' })).toBeVisible();
  expect(location.pathname).toBe('/privacy');
});

it('loads what another document must show, by a link and by Back', async () => {
  const { router, loadDocument } = await openSite('/');
  act(() => void router.navigate('/join-us/admin-login?next=1#form'));
  await waitFor(() =>
    expect(loadDocument).toHaveBeenCalledWith('/join-us/admin-login?next=1#form'),
  );
  expect(location.pathname).toBe('/');
  await act(() => router.navigate('/help/contact'));
  history.replaceState(null, '', '/join-us/admin-login');
  history.pushState(null, '', '/');
  act(() => history.back());
  await waitFor(() => expect(loadDocument).toHaveBeenLastCalledWith('/join-us/admin-login'));
});

import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { remoteContract } from 'contract/remote';
import type { RemoteName } from 'contract/site-paths';
import type { RouteObject } from 'react-router-dom';
import { reportServer } from 'shared-ui/server-reachability';
import type { RemoteLoader } from '../remotes/remote-loader';
import { RemotesContext, noRemotes } from '../remotes/remotes-context';
import { Site } from './site';
import { createSiteNavigation } from '../navigation/site-navigation';
import { createSitePages } from './site-pages';

const pages: Record<string, RouteObject[]> = {
  'public-site': [
    { id: 'home', path: '/', lazy: async () => ({ Component: () => <h1>Welcome</h1> }) },
    {
      id: 'contact',
      path: '/help/contact',
      lazy: async () => ({ Component: () => <h1>Contact us</h1> }),
    },
  ],
};

const documents = { isNeededFor: () => false, areNewer: () => false, load: () => undefined };

/** The whole shell; `isDown` decides whether remotes arrive. */
async function openSite(path: string, isDown = () => false, recover = noRemotes.recover) {
  history.replaceState(null, '', path);
  const loaded = new Set<string>();
  const load: RemoteLoader['load'] = async (name) => {
    if (isDown()) throw new Error('It did not arrive.');
    loaded.add(name);
    return { contract: remoteContract, routes: pages[name] ?? [] };
  };
  const loader = { isLoaded: (name: RemoteName) => loaded.has(name), load, prefetch: load };
  const sitePages = createSitePages(loader, () => undefined);
  await sitePages.prepare(path);
  await act(async () => {
    render(
      <RemotesContext value={{ ...noRemotes, isLoaded: loader.isLoaded, recover }}>
        <Site navigation={createSiteNavigation(sitePages.prepare, documents)} pages={sitePages} />
      </RemotesContext>,
    );
  });
}

beforeEach(() => {
  window.scrollTo = jest.fn();
});

it('puts a page between header and footer, as its own main landmark', async () => {
  await openSite('/');
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
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
  await openSite('/help/contact', () => down);
  expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('It could not be loaded this time either.')).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Contact us' })).toBeVisible();
});

it('moves the focus to main when a link has brought another page', async () => {
  await openSite('/');
  expect(document.body).toHaveFocus();
  await userEvent.click(
    within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Contact' }),
  );
  expect(await screen.findByRole('heading', { name: 'Contact us' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('leaves the focus to somebody who is in the new page already', async () => {
  const Search = () => <input aria-label="Search" ref={(box) => box?.focus()} />;
  pages['public-site']?.push({ id: 'blog', path: '/more/blog', Component: Search });
  await openSite('/');
  await userEvent.click(
    within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Blog' }),
  );
  const box = await screen.findByRole('textbox', { name: 'Search' });
  // The head is renewed in the same step.
  await waitFor(() => expect(window.location.pathname).toBe('/more/blog'));
  await waitFor(() =>
    expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
      /\/more\/blog$/,
    ),
  );
  expect(box).toHaveFocus();
});

it('lets the head speak of the page that a link has brought', async () => {
  document.documentElement.dataset['origin'] = 'https://church.example';
  await openSite('/');
  await userEvent.click(
    within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Contact' }),
  );
  await screen.findByRole('heading', { name: 'Contact us' });
  await waitFor(() =>
    expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://church.example/help/contact',
    ),
  );
});

it('keeps header and footer when a page throws, and offers to try again', async () => {
  const silence = jest.spyOn(console, 'error').mockReturnValue(undefined);
  let broken = true;
  const Fragile = () => {
    if (broken) throw new Error('This page is broken.');
    return <h1>Welfare</h1>;
  };
  pages['public-site']?.push({ id: 'welfare', path: '/help/welfare', Component: Fragile });
  const recover = jest.fn(async () => undefined);
  await openSite('/help/welfare', () => false, recover);
  expect(recover.mock.calls).toEqual([['public-site', 'threw']]);
  expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Welfare' })).toBeVisible();
  expect(silence).toHaveBeenCalled();
});

it('shows one quiet line while the server cannot be reached, gone at the next success', async () => {
  await openSite('/');
  const words = 'We could not reach the church office. What you typed is still here.';
  act(() => reportServer('unreachable'));
  expect(screen.getByText(words)).toBeInTheDocument();
  act(() => reportServer('reachable'));
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

it('stays on a page, and says that the next one is on its way, until that is here', async () => {
  let bring = (_page: { Component: () => ReactNode }) => {};
  const privacy = new Promise<{ Component: () => ReactNode }>((resolve) => (bring = resolve));
  pages['public-site']?.push({ id: 'privacy', path: '/privacy', lazy: () => privacy });
  await openSite('/');
  await userEvent.click(screen.getByRole('link', { name: 'Privacy' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(location.pathname).toBe('/');

  await act(async () => bring({ Component: () => <h1>Privacy</h1> }));
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByRole('heading', { name: 'Privacy' })).toBeVisible();
  expect(location.pathname).toBe('/privacy');
});

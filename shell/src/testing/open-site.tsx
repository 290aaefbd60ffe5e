import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remoteContract } from 'contract/remote';
import type { RemoteName } from 'contract/site-paths';
import { RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { RemoteLoader } from '../remotes/remote-loader';
import { RemotesContext, noRemotes } from '../remotes/remotes-context';
import { createRemoteRoutes } from '../router/remote-routes';
import type { RemoteRoutes } from '../router/routes';
import { createSiteRouter } from '../router/site-router';

export const headed = (name: string) => () => <h1>{name}</h1>;

const starterRoutes: readonly RouteObject[] = [
  { id: 'home', path: '/', lazy: async () => ({ Component: headed('Welcome') }) },
  { id: 'contact', path: '/help/contact', lazy: async () => ({ Component: headed('Contact us') }) },
];

interface OpenOptions {
  /** Further pages of the public site. */
  readonly routes?: readonly RouteObject[];
  /** Whether remotes fail to load. */
  readonly isDown?: () => boolean;
  readonly recover?: typeof noRemotes.recover;
  /** Replaces the first page's remote. */
  readonly known?: RemoteRoutes;
}

/** Opens the whole shell at an address. */
export async function openSite(path: string, options: OpenOptions = {}) {
  const { routes = [], isDown = () => false, recover = noRemotes.recover } = options;
  window.scrollTo = jest.fn();
  history.replaceState(null, '', path);
  const loaded = new Set<string>();
  const load: RemoteLoader['load'] = async (name) => {
    if (isDown()) throw new Error('It did not arrive.');
    loaded.add(name);
    const isPublic = name === 'public-site';
    return { contract: remoteContract, routes: isPublic ? [...starterRoutes, ...routes] : [] };
  };
  const remoteRoutes = createRemoteRoutes({ load, prefetch: load }, () => undefined);
  const loadDocument = jest.fn();
  const router = createSiteRouter({
    known: options.known ?? (await remoteRoutes.loadPage(path)),
    discover: remoteRoutes.discover,
    isElsewhere: (pathname) => pathname.startsWith('/join-us/admin'),
    loadDocument,
  });
  dispose = () => router.dispose();
  const isLoaded = (name: RemoteName) => loaded.has(name);
  await act(async () => {
    render(
      <RemotesContext value={{ ...noRemotes, isLoaded, recover }}>
        <RouterProvider router={router} />
      </RemotesContext>,
    );
  });
  return { router, loadDocument };
}

let dispose = () => {};
// A router listens to the history that all tests share, so each must be disposed.
afterEach(() => dispose());

export const follow = (name: string) =>
  userEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name }));
export const headline = (name: string) => screen.findByRole('heading', { level: 1, name });
export const canonical = () =>
  document.head.querySelector('link[rel=canonical]')?.getAttribute('href');

import { useState } from 'react';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { RemoteUnavailable } from './remote-unavailable';

type PageModule = { readonly Component: ComponentType };
type LoadPage = () => Promise<PageModule>;

/**
 * The same route with a page that can be tried again. React Router keeps a rejected `lazy` for ever
 * (FEDERATION fact 20), so this one never rejects: it answers with a panel that loads the page itself.
 */
export function recoverableRoute(route: RouteObject): RouteObject {
  if (route.index) return { ...route, ...recoverableLazy(route) };
  const children = route.children?.map(recoverableRoute);
  return { ...route, ...recoverableLazy(route), ...(children ? { children } : {}) };
}

function recoverableLazy({ lazy }: RouteObject): { lazy?: LoadPage } {
  if (typeof lazy !== 'function') return {};
  const load = lazy as LoadPage;
  return {
    // The second try covers a chunk that was lost on the way, which is the common case on a phone.
    lazy: () =>
      load()
        .catch(load)
        .catch(() => ({ Component: () => <PageRecovery load={load} /> })),
  };
}

function PageRecovery({ load }: { readonly load: LoadPage }) {
  const [page, setPage] = useState<PageModule>();
  if (page) return <page.Component />;
  return <RemoteUnavailable onTryAgain={() => load().then(setPage)} />;
}

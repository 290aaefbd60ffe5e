import { useContext, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { RemoteName } from 'contract/site-paths';
import { useLocation } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { loadWithRetry, getChunkErrorType } from 'shared-ui/load-with-retry';
import { UnavailablePage } from './unavailable-page';
import { RemotesContext } from './remotes-context';

/** Handle of a route whose page could not be loaded. */
export const lostPage = 'lost';

type PageModule = { readonly Component: ComponentType };
type LoadPage = () => Promise<PageModule>;

/**
 * Wraps a route so that its page can be retried. React Router caches a rejected `lazy` forever (docs/architecture.md),
 * so this one never rejects: it resolves to a panel that loads the page itself.
 * @param before awaited before the first attempt
 */
export function recoverableRoute(
  name: RemoteName,
  route: RouteObject,
  before: (route: RouteObject) => Promise<void>,
): RouteObject {
  const recoverable = { ...route, ...recoverableLazy(name, route, before) };
  if (route.index || !route.children) return recoverable;
  const children = route.children.map((child) => recoverableRoute(name, child, before));
  return { ...recoverable, children } as RouteObject;
}

function recoverableLazy(
  name: RemoteName,
  route: RouteObject,
  before: (route: RouteObject) => Promise<void>,
): { lazy?: LoadPage } {
  const { lazy } = route;
  if (typeof lazy !== 'function') return {};
  const load = lazy as LoadPage;
  const loadAgain = () => loadWithRetry(load).catch(logAndRethrow);
  const lost = () => ({
    Component: () => <PageRecovery name={name} load={loadAgain} />,
    handle: lostPage,
  });
  return { lazy: () => before(route).then(loadAgain).catch(lost) };
}

function logAndRethrow(error: unknown): never {
  // oxlint-disable-next-line no-console -- the one place that logs this
  if (getChunkErrorType(error) === undefined) console.error(error);
  throw error;
}

interface PageRecoveryProps {
  readonly name: RemoteName;
  readonly load: LoadPage;
}

function PageRecovery({ name, load }: PageRecoveryProps) {
  const [page, setPage] = useState<PageModule>();
  const { recover, prerenderedPage } = useContext(RemotesContext);
  useEffect(() => void recover(name, 'page-lost'), [name, recover]);
  const prerendered = prerenderedPage(useLocation().pathname);
  if (page) return <page.Component />;
  const tryAgain = async () => {
    try {
      setPage(await load());
    } catch (error) {
      await recover(name, 'page-lost');
      throw error;
    }
  };
  return <UnavailablePage prerendered={prerendered} onTryAgain={tryAgain} />;
}

import { NavigationType } from 'react-router-dom';
import type { Location, NavigateOptions, Navigator, To } from 'react-router-dom';

/** What the visitor is looking at, and whether another page is on its way. */
export interface ShownPage {
  readonly location: Location;
  readonly type: NavigationType;
  /** Whether the code that navigated sets the scroll position itself. */
  readonly keepsScroll: boolean;
  readonly isLoading: boolean;
}

/** Pages that another document must show: it is served under another policy, or is of another release. */
export interface FullPageLoads {
  isNeededFor(pathname: string): boolean;
  /** Whether pages of a newer release are there: a click on a link leads to them. */
  areNewer(): boolean;
  load(href: string): void;
}

export interface SiteNavigation {
  /** What React Router hands the clicks on its links to. */
  readonly navigator: Navigator;
  /** Goes to a path, as a click on a link to it does: another entry of the history, unless it is shown already. */
  readonly follow: (path: string) => void;
  readonly shown: () => ShownPage;
  readonly subscribe: (listener: () => void) => () => void;
  /** Prepares the page that is shown once more, and shows what became of it. */
  readonly reload: () => Promise<void>;
}

/**
 * The history of a visit. An address is shown, and stands in the address bar, once its page is here: until
 * then the page before it stays in use. React Router's own data router does the same and costs every visitor
 * 15 KB more, mostly for loaders and actions that this site does not have.
 *
 * @param prepare fetches what the page at a path needs and never rejects; undefined if all of it is here. Resolves to
 *   the address of a page that is elsewhere now.
 * @param documents what is not shown here, but loaded anew.
 */
export function createSiteNavigation(
  prepare: (pathname: string) => Promise<string | undefined> | undefined,
  documents: FullPageLoads,
): SiteNavigation {
  const listeners = new Set<() => void>();
  let shown: ShownPage = {
    location: readLocation(),
    type: NavigationType.Pop,
    keepsScroll: true,
    isLoading: false,
  };
  let turns = 0;

  function publish(next: Partial<ShownPage>) {
    shown = { ...shown, ...next };
    for (const listener of listeners) listener();
  }

  async function show(next: Omit<ShownPage, 'isLoading'>, enterAddress: () => void) {
    const turn = ++turns;
    const preparation = prepare(next.location.pathname);
    let address: string | undefined;
    if (preparation) {
      publish({ isLoading: true });
      address = await preparation;
      // A later click has started another navigation.
      if (turn !== turns) return;
    }
    enterAddress();
    if (address === undefined) return publish({ ...next, isLoading: false });
    const location = { ...next.location, pathname: address };
    const entry: HistoryEntry = { usr: location.state, key: location.key };
    enter(NavigationType.Replace, entry, createHref(location));
    publish({ ...next, location, isLoading: false });
  }

  const go = (type: NavigationType.Push | NavigationType.Replace) =>
    function goTo(to: To, state?: unknown, { preventScrollReset = false }: NavigateOptions = {}) {
      const location = locateTo(to, state);
      if (documents.isNeededFor(location.pathname) || isWayToNewer(location, type)) {
        return documents.load(createHref(to));
      }
      const entry: HistoryEntry = { usr: location.state, key: location.key };
      void show({ location, type, keepsScroll: preventScrollReset }, () =>
        enter(type, entry, createHref(to)),
      );
    };

  /** Going to another page leaves everything of this one anyway; a state is for the document that gave it. */
  const isWayToNewer = ({ pathname, state }: Location, type: NavigationType) =>
    type === NavigationType.Push &&
    state === null &&
    pathname !== shown.location.pathname &&
    documents.areNewer();

  addEventListener('popstate', () => {
    const location = readLocation();
    if (documents.isNeededFor(location.pathname)) return documents.load(window.location.href);
    // A click on a fragment's link: the browser itself goes there.
    const isWithinPage =
      location.hash !== shown.location.hash &&
      location.pathname + location.search === shown.location.pathname + shown.location.search;
    void show({ location, type: NavigationType.Pop, keepsScroll: isWithinPage }, () => undefined);
  });

  const push = go(NavigationType.Push);
  const replace = go(NavigationType.Replace);

  return {
    navigator: { createHref, go: (delta) => history.go(delta), push, replace },
    follow: (path) => (createHref(shown.location) === path ? replace : push)(path),
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload: () => show({ ...shown, keepsScroll: true }, () => undefined),
  };
}

/** What an entry of the browser's history carries, in the words that React Router uses. */
interface HistoryEntry {
  readonly usr: unknown;
  readonly key: string;
}

function enter(type: NavigationType, entry: HistoryEntry, href: string): void {
  try {
    if (type === NavigationType.Push) history.pushState(entry, '', href);
    else history.replaceState(entry, '', href);
  } catch {
    // Safari refuses after a hundred entries in half a minute. A full page load always works.
    location.assign(href);
  }
}

const createHref = (to: To) =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

function locateTo(to: To, state: unknown): Location {
  const { pathname, search, hash } = new URL(createHref(to), location.href);
  return { pathname, search, hash, state: state ?? null, key: makeKey() };
}

function readLocation(): Location {
  const { usr = null, key } = (history.state ?? {}) as Partial<HistoryEntry>;
  const { pathname, search, hash } = location;
  if (key !== undefined) return { pathname, search, hash, state: usr, key };
  // The first entry of a visit and those of fragments have no key yet, and a scroll position to remember.
  const entry: HistoryEntry = { usr, key: makeKey() };
  history.replaceState(entry, '');
  return { pathname, search, hash, state: usr, key: entry.key };
}

const makeKey = () => Math.random().toString(36).slice(2, 10);

import type { PinnedFile } from 'contract/registry';

/** Dispatched on the window once React has hydrated the page. */
export const hydratedEvent = 'shell:taken-over';

/**
 * Starts the shell's script when the page has loaded and been painted and the browser is idle, or at once when the
 * visitor interacts: a script that starts earlier delays the first paint (docs/architecture.md). Events that need the
 * script are repeated after hydration, unless the button's action has changed by then: a slideshow that was asked to
 * play may be playing already. Links, forms and menus work without the script; typed text stays in its fields.
 *
 * Prerendered pages contain the function's source text, and their policy its digest, so it must be self-contained.
 */
export function deferHydration(ready: string): void {
  const { src = '', integrity = '', preload = '' } = document.currentScript?.dataset ?? {};
  const waiting: {
    readonly event: Event;
    readonly act: () => void;
    readonly isWanted?: () => boolean;
  }[] = [];
  let failures = 0;
  let isStarted = false;
  let isOver = false;

  function start() {
    if (isStarted) return;
    isStarted = true;
    if (failures === 0) fetchEarly();
    const script = document.createElement('script');
    script.integrity = integrity;
    script.onerror = () => {
      isStarted = false;
      failures += 1;
    };
    script.src = failures === 0 ? src : `${src}?retry=${failures}`;
    document.head.append(script);
  }

  function fetchEarly() {
    // oxlint-disable-next-line regexp/no-super-linear-move -- it reads our own chunk names
    for (const [, href = '', digest = ''] of preload.matchAll(/(\S+) (\S*)/g)) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = href.endsWith('.css') ? 'style' : 'script';
      if (digest) link.integrity = digest;
      else {
        // Content is JSON, so it must be preloaded as `fetch` to match the request of the page's script.
        link.as = 'fetch';
        link.crossOrigin = '';
      }
      link.href = href;
      document.head.append(link);
    }
  }

  function listen(types: readonly string[], listener: (event: Event) => void) {
    for (const type of types) {
      addEventListener(type, (event) => void (isOver || listener(event)), true);
    }
  }

  listen(['pointerdown', 'keydown', 'focusin', 'input', 'click'], start);
  listen(['click'], (event) => {
    const button = (event.target as Element).closest('button');
    if (button?.type !== 'button' || button.hasAttribute('popovertarget')) return;
    const nameOf = () => `${button.getAttribute('aria-label')} ${button.textContent}`;
    const name = nameOf();
    waiting.push({ event, act: () => button.click(), isWanted: () => nameOf() === name });
  });
  listen(['keydown'], (event) => {
    const { key, target } = event as KeyboardEvent;
    if (!/^(ArrowDown|ArrowUp|Home|End)$/.test(key)) return;
    if (!(target as Element).closest('[popovertarget], [popover]')) return;
    event.preventDefault();
    const again = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    waiting.push({ event, act: () => document.activeElement?.dispatchEvent(again) });
  });
  listen(['submit'], (event) => {
    const form = event.target as HTMLFormElement;
    if (form.hasAttribute('action')) return;
    event.preventDefault();
    waiting.push({ event, act: () => form.requestSubmit() });
  });
  const idleForms = 'form:not([action]) button[type=submit]:disabled';
  for (const button of document.querySelectorAll<HTMLButtonElement>(idleForms)) {
    button.disabled = false;
  }

  // Back and Forward between entries of an earlier document load no document. A script that has arrived by then neither
  // hydrates this page nor navigates.
  const { pathname } = location;
  listen(['popstate'], (event) => {
    if (location.pathname === pathname) return;
    event.stopImmediatePropagation();
    document.documentElement.dataset['left'] = '';
    location.reload();
  });
  function startWhenIdle() {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start);
  }
  // The largest picture is painted in the frame after the load event.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(startWhenIdle)));
  addEventListener(
    ready,
    () => {
      isOver = true;
      // An event makes React hydrate its target synchronously and handle the event itself, so such events are not
      // repeated.
      const wanted = waiting.filter(
        ({ event, isWanted = () => true }) => event.eventPhase === Event.NONE && isWanted(),
      );
      for (const { act } of wanted) act();
    },
    { once: true },
  );
}

/**
 * Writes the script element that defers hydration. Its text is the same for every page and release of a shell.
 * @param preloads files that the script will request, fetched in parallel; data has no digest
 */
export function writeDeferredHydration(
  script: PinnedFile,
  preloads: readonly PinnedFile[],
): string {
  const files = preloads.map(({ href, integrity = '' }) => `${href} ${integrity}`).join(' ');
  const data = `data-src="${script.href}" data-integrity="${script.integrity}" data-preload="${files}"`;
  return `<script ${data}>(${deferHydration})("${hydratedEvent}")</script>`;
}

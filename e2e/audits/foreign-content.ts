import type { Page } from '@playwright/test';

/**
 * Adds every effect of injected content to `complaints`: a dialog, an element with a script, a request to another host,
 * a violation of the content security policy. Call it before the page opens.
 */
export async function reportForeignContent(
  page: Page,
  origin: string,
  complaints: string[],
): Promise<void> {
  page.on('dialog', (dialog) => {
    complaints.push(`a dialog says ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(?:blob|data):/.test(url))
      complaints.push(`${url} was asked for`);
  });
  await page.exposeFunction('complain', (complaint: string) => complaints.push(complaint));
  await page.addInitScript(watchPage);
}

/** Runs in the page. */
function watchPage(): void {
  const { complain } = globalThis as unknown as { complain: (complaint: string) => void };
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complain(`${violatedDirective} was violated by ${blockedURI}`),
  );
  // The page's own script for the chosen theme follows the meta elements of the browser's theme colour.
  const own = '[src], [data-src], [type$=json], [name=theme-color] + script';
  const active = `[onerror], [onload], script:not(${own}), [href^="javascript:"], iframe, object`;
  const report = (node: Node) => {
    if (!(node instanceof Element)) return;
    const found = node.matches(active) ? node : node.querySelector(active);
    if (found) complain(`the page holds ${found.outerHTML.slice(0, 200)}`);
  };
  new MutationObserver((changes) =>
    changes.forEach(({ addedNodes }) => addedNodes.forEach(report)),
  ).observe(document, { childList: true, subtree: true });
}

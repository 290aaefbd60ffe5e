import type { PinnedFile } from 'contract/registry';

/** Milliseconds after which a file counts as lost. */
const timeout = 10_000;

/**
 * Adds a script or a stylesheet to the page. The browser checks the registry's digest; a file without one is refused
 * here (safety 1). Rejects when the file does not arrive.
 * @param suffix makes the address unique, to bypass a cached failure
 */
export function loadPinned<Tag extends 'script' | 'link'>(
  tag: Tag,
  { href, integrity }: PinnedFile,
  suffix: string,
): Promise<HTMLElementTagNameMap[Tag]> {
  return new Promise((resolve, reject) => {
    if (!integrity && process.env['NODE_ENV'] === 'production') {
      return reject(new Error(`The registry has no digest of ${href}.`));
    }
    const element = document.createElement(tag);
    const settle = (failure?: string) => {
      clearTimeout(timer);
      if (!failure) return resolve(element);
      element.remove();
      reject(new Error(`${href} ${failure}.`));
    };
    const timer = setTimeout(settle, timeout, 'did not arrive in time');
    element.onload = () => settle();
    element.onerror = () => settle('is missing or is not what the registry says');
    element.setAttribute('integrity', integrity ?? '');
    if (element instanceof HTMLLinkElement) element.rel = 'stylesheet';
    element.setAttribute(tag === 'script' ? 'src' : 'href', href + suffix);
    document.head.append(element);
  });
}

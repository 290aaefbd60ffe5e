import { registryElementId } from 'contract/registry';
import type { Registry } from 'contract/registry';
import type { RemoteName } from 'contract/site-paths';
import type { LocalRelease } from './local-build.ts';

/**
 * Makes a local build the remote's canary for everybody: the shell renders a canary anew in the browser, while the page
 * was rendered with the stable release. No other release is described, so that a faulty build shows its fault and not
 * the release before it.
 */
export function replaceRelease(
  registry: Registry,
  name: RemoteName,
  { version, release }: LocalRelease,
): Registry {
  const { stable } = registry[name];
  const replaced = { stable, canary: { version, percent: 100 }, versions: { [version]: release } };
  return { ...registry, [name]: replaced };
}

const registryElement = new RegExp(
  `(<script type="application/json" id="${registryElementId}">)([^<]*)(</script>)`,
);

/**
 * Replaces the registry in a page of the live site, and adds a script after it. A page without a registry stays as it is:
 * it loads no remote.
 * @param script element that the page's policy allows
 */
export const rewritePage = (
  html: string,
  replace: (registry: Registry) => Registry,
  script: string,
): string =>
  html.replace(registryElement, (_element, begin: string, registry: string, end: string) => {
    const replaced = JSON.stringify(replace(JSON.parse(registry) as Registry));
    return begin + replaced.replaceAll('<', String.raw`\u003c`) + end + script;
  });

/**
 * Removes the files of a remote's live release from those that a page fetches before its script asks for them. Each is an
 * address and a digest.
 */
export const withoutPreloads = (html: string, name: RemoteName): string =>
  html.replace(
    / data-preload="([^"]*)"/,
    (_attribute, files: string) =>
      ` data-preload="${files.replace(new RegExp(String.raw`/assets/${name}/\S+ \S* ?`, 'g'), '')}"`,
  );

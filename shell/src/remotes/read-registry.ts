import { localPath } from 'contract/language';
import { registryElementId, registryPath } from 'contract/registry';
import type { Registry } from 'contract/registry';
import { readRegistry } from 'contract/registry-reader';

/** Timeout of the request, in milliseconds. */
const timeout = 10_000;

/** Reads the registry that is inlined in the page. */
export function parseInlinedRegistry(): Registry {
  const text = document.getElementById(registryElementId)?.textContent;
  if (!text) throw new Error('The page carries no registry.');
  return JSON.parse(text) as Registry;
}

/** Fetches the current registry. Rejects on anything else: proxies answer with pages and JSON of their own. */
export async function fetchRegistry(): Promise<Registry> {
  const path = localPath(registryPath);
  const response = await fetch(path, {
    cache: 'no-store',
    signal: AbortSignal.timeout(timeout),
  });
  const registry = readRegistry(await response.json());
  if (response.ok && registry) return registry;
  throw new Error(`${path} answered ${response.status}.`);
}

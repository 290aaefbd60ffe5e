import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowScripts, contentPolicy, inlinePartsFile } from 'contract/inline-parts';
import type { InlineParts } from 'contract/inline-parts';

/** In a site's folder; docs/nginx.conf includes it. */
export const nginxPolicyFile = 'nginx-policy.conf';

/**
 * The header that lets in the scripts that stand in pages, as nginx reads it: those of the pages that are live and of
 * the ones that are next, so that it holds before, at and after the change. Styles in a page are allowed here, and each
 * page itself allows no other than its own.
 * @param sets the folders of the sets of pages; one that is not there has none
 */
export function writeNginxPolicy(sets: readonly string[]): string {
  const digests = [...new Set(sets.flatMap(scriptsOf))].sort();
  const policy = contentPolicy(`${allowScripts(digests)}; style-src 'self' 'unsafe-inline'`);
  return `# Written by each release; nginx reads it when it is reloaded.\nadd_header Content-Security-Policy "${policy}" always;\n`;
}

function scriptsOf(set: string): readonly string[] {
  const file = join(set, inlinePartsFile);
  if (!existsSync(file)) return [];
  const parts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, InlineParts>>;
  return Object.values(parts).flatMap(({ scripts }) => scripts);
}

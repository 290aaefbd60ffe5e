import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowScripts, contentPolicy, inlinePartsFile } from 'contract/inline-parts';
import type { InlineParts } from 'contract/inline-parts';

/** A file of the site's folder that docs/nginx.conf includes. */
export const nginxPolicyFile = 'nginx-policy.conf';

/**
 * Writes nginx's policy header, which allows the inline scripts of the live pages and of the next ones, so that it is
 * valid before, during and after a release. It allows inline styles; each page itself restricts them to its own.
 * @param sets folders of page sets; a missing one counts as empty
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

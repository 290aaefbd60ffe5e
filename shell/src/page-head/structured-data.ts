import type { Thing } from 'contract/structured-data';
import { factAttribute } from './page-facts';

/** JSON inside a script element must not be able to end it. */
export const escapeForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

/** Things of schema.org as JSON-LD, an element each. */
export const writeThings = (things: readonly Thing[]): string =>
  things
    .map((thing) => ({ '@context': 'https://schema.org', ...thing }))
    .map(
      (thing) =>
        `<script type="application/ld+json" ${factAttribute}>${escapeForScript(thing)}</script>\n`,
    )
    .join('');

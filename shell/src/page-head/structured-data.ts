import type { Thing } from 'contract/structured-data';
import { metadataAttribute } from './page-metadata';

/** JSON inside a script element must not be able to end it. */
export const escapeForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

/** Things of schema.org as JSON-LD, an element each. */
export const writeStructuredData = (things: readonly Thing[]): string =>
  things
    .map((thing) => ({ '@context': 'https://schema.org', ...thing }))
    .map(
      (thing) =>
        `<script type="application/ld+json" ${metadataAttribute}>${escapeForScript(thing)}</script>\n`,
    )
    .join('');

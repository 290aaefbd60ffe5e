import type { Thing } from 'contract/structured-data';
import { metadataAttribute } from './page-metadata';

/** Escapes JSON so that it cannot end its script element. */
export const escapeForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

/** Writes each schema.org thing as a JSON-LD element. */
export const writeStructuredData = (things: readonly Thing[]): string =>
  things
    .map((thing) => ({ '@context': 'https://schema.org', ...thing }))
    .map(
      (thing) =>
        `<script type="application/ld+json" ${metadataAttribute}>${escapeForScript(thing)}</script>\n`,
    )
    .join('');

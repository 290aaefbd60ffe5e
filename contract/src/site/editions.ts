import { language } from './language';

/** A file in one language. `hrefLang` is set if that is not the page's language. */
export interface Edition<Code extends string> {
  readonly code: Code;
  readonly href: string;
  readonly hrefLang: Code | undefined;
}

/**
 * The editions of a file, the one in the page's language first.
 * @param files URLs by language
 */
export const getEditions = <Code extends string>(
  files: Readonly<Record<Code, string>>,
): Edition<Code>[] =>
  (Object.entries(files) as [Code, string][])
    .map(([code, href]) => ({ code, href, hrefLang: code === language ? undefined : code }))
    .sort((one, other) => Number(Boolean(one.hrefLang)) - Number(Boolean(other.hrefLang)));

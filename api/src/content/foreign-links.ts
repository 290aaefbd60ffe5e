/** What mail programs make a link of: an address with or without its scheme. What follows an `@` is a mail address. */
const link =
  /(?:[a-z][a-z\d+.-]*:)?\/\/[^\s<>"]+|(?<![@\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?![\p{L}\p{N}@-])/giu;

/** Whether a text leads to another host than `host`, in any way that mail programs would make a link of. */
export const hasForeignLink = (text: string, host: string): boolean =>
  (text.normalize('NFKC').match(link) ?? []).some((found) => hostOf(found) !== host.toLowerCase());

function hostOf(found: string): string | undefined {
  const address = found.includes('//') ? found.slice(found.indexOf('//')) : `//${found}`;
  return URL.canParse(`https:${address}`) ? new URL(`https:${address}`).host : undefined;
}

/** What stands between words, and around a link. */
const betweenWords = /[\s<>"'„“”«»()[\],;!]+/u;
const label = /^[\p{L}\p{N}-]+$/u;
const topLabel = /^\p{L}{2,}$/u;

/** Whether a text leads to another host than `host`, in any way that mail programs would make a link of. */
export const hasForeignLink = (text: string, host: string): boolean =>
  text
    .normalize('NFKC')
    .split(betweenWords)
    .some((word) => isLink(word) && hostOf(word) !== host.toLowerCase());

/** With a scheme or two slashes, or a host alone. What has an `@` and neither is a mail address. */
function isLink(word: string): boolean {
  if (word.includes('//')) return true;
  const [name = ''] = word.split(/[/?#:]/u, 1);
  const labels = name.split('.').filter(Boolean);
  return (
    labels.length > 1 &&
    labels.every((one) => label.test(one)) &&
    topLabel.test(labels.at(-1) ?? '')
  );
}

function hostOf(word: string): string | undefined {
  const at = word.indexOf('//');
  const address = `https:${at === -1 ? `//${word}` : word.slice(at)}`;
  return URL.canParse(address) ? new URL(address).host.replace(/\.$/u, '') : undefined;
}

/** The email providers of most visitors. */
const commonDomains = [
  'gmail.com',
  'googlemail.com',
  'gmx.at',
  'gmx.net',
  'gmx.de',
  'gmx.com',
  'hotmail.com',
  'outlook.com',
  'live.com',
  'live.at',
  'yahoo.com',
  'yahoo.de',
  'icloud.com',
  'aon.at',
  'chello.at',
  'a1.net',
  'utanet.at',
  'inode.at',
  'web.de',
  't-online.de',
];

/** Other providers that are one letter away from a common one. */
const otherDomains: ReadonlySet<string> = new Set(['mail.com', 'email.com', 'ymail.com', 'aol.at']);

/** In a shorter name a second changed letter makes another name. */
const shortName = 8;

/** Suggests the address with the common domain that was probably meant; undefined if the domain is right or unknown. */
export function suggestEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || commonDomains.includes(domain) || otherDomains.has(domain)) return undefined;
  const meant = commonDomains.find((common) => isNearMiss(domain, common));
  return meant && `${email.slice(0, at)}@${meant}`;
}

function isNearMiss(domain: string, common: string): boolean {
  if (Math.abs(domain.length - common.length) > 2 || isOfOtherCountry(domain, common)) return false;
  return countEdits(domain, common) <= (common.length > shortName ? 2 : 1);
}

/** The same provider in another country: `yahoo.fr` is no typo, though `gmail.co` and `gmail.cm` are. */
function isOfOtherCountry(domain: string, common: string): boolean {
  const [name, ...ending] = domain.split('.');
  const [commonName, commonEnding] = common.split('.');
  if (name !== commonName || ending.length === 0) return false;
  const isCountry = /^[a-z]{2}$/.test(ending.at(-1) ?? '');
  return isCountry && !(commonEnding === 'com' && /^(?:co|cm|om)$/.test(ending.join('.')));
}

/** Number of missing, added, changed or swapped letters (optimal string alignment distance). */
function countEdits(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  const edits = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    rows.push(line);
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line[column] = Math.min(
        edits(row - 1, column) + 1,
        edits(row, column - 1) + 1,
        edits(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? edits(row - 2, column - 2) + 1 : Infinity,
      );
    }
  }
  return edits(one.length, other.length);
}

/**
 * Whether a version of Node is in a range such as `^20.19 || >=22.13` (package.json's `engines`): parts of `^` and
 * `>=`, each with a major and a minor. Plain JavaScript that needs nothing installed, like bootstrap.mjs.
 * @param {string} range
 * @param {string} version e.g. 22.13.0
 */
export function isInRange(range, version) {
  const [major, minor] = version.split('.').map(Number);
  return range.split(' || ').some((part) => {
    const [, sign, leastMajor, leastMinor] = /^(\^|>=)(\d+)\.(\d+)$/.exec(part) ?? [];
    if (sign === undefined) throw new Error(`"${part}" is not understood.`);
    if (major === Number(leastMajor)) return minor >= Number(leastMinor);
    return sign === '>=' && major > Number(leastMajor);
  });
}

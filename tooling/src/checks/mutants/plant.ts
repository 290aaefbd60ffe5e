/** A fault, and the test file that must detect it. */
export interface Mutant extends Planted {
  /** A sentence: what is broken, and for whom. */
  readonly fault: string;
  /** Path, relative to the repository's root, of a test that `npm test` runs. */
  readonly test: string;
}

interface Planted {
  readonly file: string;
  /** Text that occurs in the file exactly once. */
  readonly from: string;
  readonly to: string;
}

/**
 * Returns a file's text with the fault in it.
 * @throws Error when the replaced text does not occur exactly once
 */
export function plant(source: string, { file, from, to }: Planted): string {
  const parts = source.split(from);
  if (parts.length === 2) return parts.join(to);
  throw new Error(`${file} has ${parts.length - 1} times, and not once: ${from}`);
}

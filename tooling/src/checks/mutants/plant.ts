/** A fault, and the file of tests that has to find it. */
export interface Mutant extends Planted {
  /** A sentence: what is broken, for whom. */
  readonly fault: string;
  /** One that `npm test` runs. Paths are below the repository's root. */
  readonly test: string;
}

interface Planted {
  readonly file: string;
  /** What stands in the file exactly once. */
  readonly from: string;
  readonly to: string;
}

/**
 * The text of a file with its fault in it.
 * @throws Error when what is replaced does not stand there exactly once
 */
export function plant(source: string, { file, from, to }: Planted): string {
  const parts = source.split(from);
  if (parts.length === 2) return parts.join(to);
  throw new Error(`${file} has ${parts.length - 1} times, and not once: ${from}`);
}

/** Milliseconds before code that did not arrive is asked for again; after the last it counts as lost. */
export const restsBeforeRetry = [300, 1500] as const;

/**
 * What webpack says of a chunk that did not arrive: `timeout`, or how else. A fault in the code itself has no type, and no
 * further try mends it.
 */
export const lossOf = (error: unknown): string | undefined =>
  (error as { readonly type?: string } | null)?.type;

/**
 * Loads code by an `import()`, and again with growing rests where it did not arrive: webpack asks for a chunk under a new
 * address each time (tooling/src/federation/chunk-integrity.ts). What did not answer in time is not waited for again.
 */
export async function loadWithRetry<Code>(load: () => Promise<Code>): Promise<Code> {
  for (const rest of restsBeforeRetry)
    try {
      return await load();
    } catch (error) {
      if ((lossOf(error) ?? 'timeout') === 'timeout') throw error;
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
  return load();
}

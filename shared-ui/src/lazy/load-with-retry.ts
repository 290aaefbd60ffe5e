/** Milliseconds before each retry; after the last the code counts as lost. */
export const retryDelaysOfChunk = [300, 1500] as const;

/**
 * The `type` of webpack's error for a chunk that was not loaded, for example `timeout`. An error in the code itself has
 * none, and retrying would not help.
 */
export const getChunkErrorType = (error: unknown): string | undefined =>
  (error as { readonly type?: string } | null)?.type;

/**
 * Runs an `import()` and retries with growing delays: webpack requests the chunk under a new URL each time
 * (tooling/src/federation/chunk-integrity.ts). A time-out is not retried.
 */
export async function loadWithRetry<Code>(load: () => Promise<Code>): Promise<Code> {
  for (const rest of retryDelaysOfChunk)
    try {
      return await load();
    } catch (error) {
      if ((getChunkErrorType(error) ?? 'timeout') === 'timeout') throw error;
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
  return load();
}

/** Placeholder until the mark is drawn. */
export async function makeMarks(_assets: URL): Promise<void> {
  await Promise.resolve();
}

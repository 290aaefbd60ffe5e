/** Jest's counterpart of global-setup.ts. */
export default async function tearDown(): Promise<void> {
  globalThis.bundledServer?.remove();
  await globalThis.throwAwayPostgres?.stop();
}

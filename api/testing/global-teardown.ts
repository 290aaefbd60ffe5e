/** Jest's counterpart of global-setup.ts. */
export default async function tearDown(): Promise<void> {
  await globalThis.throwAwayPostgres?.stop();
}

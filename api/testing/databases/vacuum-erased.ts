import type { Erasures } from '../../src/privacy/people/erasures/erasures';

/**
 * What a server does of PostgreSQL's tables after its answer to an erasure, until all are ended: it may be at it itself.
 * @param by processes that do it at once
 */
export async function vacuumErased(
  erasures: Erasures,
  by: readonly Erasures[] = [erasures],
): Promise<void> {
  for (let ids = await erasures.finish(); ids.length > 0; ids = await erasures.finish()) {
    const open = ids;
    await Promise.all(by.map((one) => one.vacuum(open)));
  }
}

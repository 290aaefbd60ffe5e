import type { Erasures } from '../../src/privacy/people/erasures/erasures';

/**
 * Vacuums PostgreSQL's tables as a server does after its answer to an erasure, until all erasures are completed. The
 * server may be vacuuming as well.
 * @param by the number of concurrent processes
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

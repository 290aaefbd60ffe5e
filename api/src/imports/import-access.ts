import type { FastifyRequest } from 'fastify';
import type { FinishedImport } from 'contract/import-requests';
import { getKindsWithRight, getRights } from '../auth/access/route-access';
import { notFound } from '../http/errors/http-error';
import type { RecordKind } from 'contract/review';
import type { Database } from '../storage/database';
import { ImportRepository } from './store/import-repository';

/**
 * The sections into which the caller may import. Only their records are compared with rows: who may merely read others
 * may not decide about their persons.
 */
export const getImporterKinds = (request: FastifyRequest): readonly RecordKind[] =>
  getKindsWithRight(getRights(request), 'review');

/** Whether an import is only about sections that the caller may review: of any other they see nothing. */
export function isOpenTo(request: FastifyRequest, { kinds }: FinishedImport): boolean {
  const open = getImporterKinds(request);
  return kinds.every(({ kind }) => open.includes(kind));
}

/** Finds an import. Throws an HttpError (404) if there is none, or the caller may not review what it is about. */
export async function findOpenImport(
  database: Database,
  request: FastifyRequest,
  id: string,
): Promise<FinishedImport> {
  const found = await new ImportRepository(database).find(id);
  if (found === undefined || !isOpenTo(request, found)) throw notFound();
  return found;
}

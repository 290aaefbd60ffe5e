import type { FastifyInstance } from 'fastify';
import { getFilterFacts } from 'contract/filter-fact-requests';
import { serve } from '../../http/serve';
import { FactRepository } from './fact-repository';

/** What the filters of a section's table compare, besides its list and its reviews. */
export function serveFilterFacts(app: FastifyInstance): void {
  const repository = new FactRepository(app.database);
  serve(app, getFilterFacts, async ({ request, kind }) => {
    await app.accessLog.noteList(request, kind);
    return repository.read(kind);
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mostSearches, searchEndpoint, searchLength } from 'contract/review';
import type { ConsoleParts } from '../console/console-parts';
import { BoundedWork } from '../http/bounded-work';
import { Refusal } from '../http/refusal';
import { RecordSearchRepository } from './record-search-repository';
import { matchAny } from './search-words';

/** Each goes through everything there is; more at a time would only make all of them wait. */
const limits = { running: 2, waiting: 20 };

/** Everything about one person. What is searched is personal data: it is kept and logged nowhere. */
export function registerRecordSearch(calls: FastifyInstance, { database }: ConsoleParts): void {
  const repository = new RecordSearchRepository(database);
  const searches = new BoundedWork(limits);
  calls.get(searchEndpoint, (request) => {
    const matcher = matchAny(readSearches(request));
    const isWanted = () => !request.raw.socket.destroyed;
    return searches.run(() => repository.search(matcher, isWanted));
  });
}

/** Throws a Refusal (400) when there is too little or too much to look for. */
function readSearches({ query }: FastifyRequest): readonly string[] {
  const { q } = query as { readonly q?: string | readonly string[] };
  const searches = [q ?? ''].flat().map((words) => words.trim());
  if (searches.length > mostSearches) refuse(`Please search for ${mostSearches} things at most.`);
  const { min, max } = searchLength;
  if (searches.some(({ length }) => length < min || length > max))
    refuse(`Please search for ${min} to ${max} characters.`);
  return searches;
}

function refuse(message: string): never {
  throw new Refusal(400, message, { issues: [{ path: 'q', message }] });
}

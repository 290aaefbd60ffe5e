import type { FastifyInstance, FastifyRequest } from 'fastify';
import { searchEndpoint, searchLength } from 'contract/review';
import type { ConsoleParts } from '../console/console-parts';
import { BoundedWork } from '../http/bounded-work';
import { Refusal } from '../http/refusal';
import { RecordSearchRepository } from './record-search-repository';
import { matchWords } from './search-words';

/** Each goes through everything there is; more at a time would only make all of them wait. */
const limits = { running: 2, waiting: 20 };

/** Everything about one person. What is searched is personal data: it is kept and logged nowhere. */
export function registerRecordSearch(calls: FastifyInstance, { database }: ConsoleParts): void {
  const repository = new RecordSearchRepository(database);
  const searches = new BoundedWork(limits);
  calls.get(searchEndpoint, (request) => {
    const matcher = matchWords(readWords(request));
    const isWanted = () => !request.raw.socket.destroyed;
    return searches.run(() => repository.search(matcher, isWanted));
  });
}

/** Throws a Refusal (400) when there is too little or too much to look for. */
function readWords({ query }: FastifyRequest): string {
  const { q } = query as { readonly q?: unknown };
  const words = typeof q === 'string' ? q.trim() : '';
  if (words.length >= searchLength.min && words.length <= searchLength.max) return words;
  const message = `Please search for ${searchLength.min} to ${searchLength.max} characters.`;
  throw new Refusal(400, message, { issues: [{ path: 'q', message }] });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maxSearches, searchLength, searchRecords } from 'contract/search-requests';
import type { SearchResult } from 'contract/search-requests';
import { getKindsWithRight, getRights } from '../../auth/access/route-access';
import { BoundedWork } from '../../http/limits/bounded-work';
import { fieldError } from '../../http/errors/http-error';
import { serve } from '../../http/serve';
import { RecordSearchRepository } from './record-search-repository';
import { readWords } from './search-words';

declare module 'fastify' {
  interface FastifyInstance {
    readonly recordSearch: RecordSearch;
  }
}

/** Each search scans all records; more at a time would only slow down all of them. */
const limits = { running: 2, waiting: 20 };

/** How long a search decrypts texts, in milliseconds. */
const decryptsFor = 300;

/** Finds what the caller may read about a person. The query is personal data, so it is neither stored nor logged. */
class RecordSearch {
  private readonly repository: RecordSearchRepository;
  private readonly searches = new BoundedWork(limits);

  constructor(private readonly app: Pick<FastifyInstance, 'database' | 'accessLog'>) {
    this.repository = new RecordSearchRepository(app.database);
  }

  /**
   * Searches for the caller, for an answer to a request whose errors of validation are attached. Throws an HttpError
   * (400).
   */
  async find(request: FastifyRequest, queries: readonly string[]): Promise<SearchResult> {
    if (request.validationError !== undefined) throw notSearchable();
    const typed = queries.map((query) => query.trim());
    const words = typed.map(readWords);
    const isShort = typed.some(({ length }) => length < searchLength.min);
    if (isShort || words.some((one) => one.words.length === 0)) throw notSearchable();
    const isWanted = () => !request.raw.socket.destroyed;
    const rights = getRights(request);
    const kinds = getKindsWithRight(rights, 'read');
    // As in the quarantine list, quarantined records need the right to review.
    const waitingKinds = getKindsWithRight(rights, 'review');
    const result = await this.searches.run(() =>
      this.repository.search(words, kinds, isWanted, { waitingKinds, decryptsFor }),
    );
    await this.app.accessLog.noteFound(request, result.results);
    return result;
  }
}

export function serveRecordSearch(app: FastifyInstance): void {
  const search = new RecordSearch(app);
  app.decorate('recordSearch', search);
  // The search answers invalid queries with its own message.
  serve(app, searchRecords, ({ request, body }) => search.find(request, body.q), {
    attachValidation: true,
  });
}

function notSearchable() {
  const { min, max } = searchLength;
  const message = `Please search for ${min} to ${max} characters, and for ${maxSearches} things at most.`;
  return fieldError(
    400,
    { code: 'not-searchable', params: { limit: min } },
    { path: 'q', message },
  );
}

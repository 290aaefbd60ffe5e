import type { FastifyInstance } from 'fastify';
import { maxSearches, searchBody, searchEndpoint, searchLength } from 'contract/review';
import type { SearchBody } from 'contract/review';
import { getKindsWithRight, getRights } from '../../auth/access/route-access';
import type { AccessLogParts } from '../../auth/console-parts';
import { BoundedWork } from '../../http/limits/bounded-work';
import { fieldError } from '../../http/errors/http-error';
import { RecordSearchRepository } from './record-search-repository';
import { readWords } from './search-words';

/** Each search scans all records; more at a time would only slow down all of them. */
const limits = { running: 2, waiting: 20 };

/** How long a search decrypts texts, in milliseconds. */
const decryptsFor = 300;

type SearchParts = Pick<AccessLogParts, 'database' | 'accessLog'>;

/** Finds what the caller may read about a person. The query is personal data, so it is neither stored nor logged. */
export function registerRecordSearch(
  app: FastifyInstance,
  { database, accessLog }: SearchParts,
): void {
  const repository = new RecordSearchRepository(database);
  const searches = new BoundedWork(limits);
  app.post<{ Body: SearchBody }>(searchEndpoint, {
    config: { access: 'staff' },
    schema: { body: searchBody },
    // The handler answers invalid queries with its own message.
    attachValidation: true,
    handler: async (request) => {
      if (request.validationError !== undefined) throw notSearchable();
      const typed = request.body.q.map((words) => words.trim());
      const words = typed.map(readWords);
      const isShort = typed.some(({ length }) => length < searchLength.min);
      if (isShort || words.some((search) => search.words.length === 0)) throw notSearchable();
      const isWanted = () => !request.raw.socket.destroyed;
      const rights = getRights(request);
      const kinds = getKindsWithRight(rights, 'read');
      // As in the quarantine list, quarantined records need the right to review.
      const waitingKinds = getKindsWithRight(rights, 'review');
      const answer = await searches.run(() =>
        repository.search(words, kinds, isWanted, { waitingKinds, decryptsFor }),
      );
      await accessLog.noteFound(request, answer.results);
      return answer;
    },
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

import type { FastifyInstance } from 'fastify';
import { maxSearches, searchBody, searchEndpoint, searchLength } from 'contract/review';
import type { SearchBody } from 'contract/review';
import { kindsWith, getRights } from '../../auth/access/route-access';
import type { AccessLogParts } from '../../auth/console-parts';
import { BoundedWork } from '../../http/limits/bounded-work';
import { fieldError } from '../../http/errors/http-error';
import { RecordSearchRepository } from './record-search-repository';
import { readWords } from './search-words';

/** Each may go through everything there is; more at a time would only make all of them wait. */
const limits = { running: 2, waiting: 20 };

/** For how long a search goes through encrypted texts, in milliseconds. */
const decryptsFor = 300;

type SearchParts = Pick<AccessLogParts, 'database' | 'readings'>;

/** Everything about one person, of what the caller may read. What is searched is personal data: it is kept and logged nowhere. */
export function registerRecordSearch(
  app: FastifyInstance,
  { database, readings }: SearchParts,
): void {
  const repository = new RecordSearchRepository(database);
  const searches = new BoundedWork(limits);
  app.post<{ Body: SearchBody }>(searchEndpoint, {
    config: { access: 'staff' },
    schema: { body: searchBody },
    // What was asked is told in our own words.
    attachValidation: true,
    handler: async (request) => {
      if (request.validationError !== undefined) throw notSearchable();
      const typed = request.body.q.map((words) => words.trim());
      const words = typed.map(readWords);
      const isShort = typed.some(({ length }) => length < searchLength.min);
      if (isShort || words.some((search) => search.words.length === 0)) throw notSearchable();
      const isWanted = () => !request.raw.socket.destroyed;
      const rights = getRights(request);
      const kinds = kindsWith(rights, 'read');
      // As in the list of the quarantine: what waits there is for those who decide about it.
      const waitingKinds = kindsWith(rights, 'review');
      const answer = await searches.run(() =>
        repository.search(words, kinds, isWanted, { waitingKinds, decryptsFor }),
      );
      await readings.noteFound(request, answer.results);
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

import type { FastifyInstance } from 'fastify';
import { maxSearches, searchLength, searchRecords } from 'contract/search-requests';
import { getKindsWithRight, getRights } from '../../auth/access/route-access';
import { BoundedWork } from '../../http/limits/bounded-work';
import { fieldError } from '../../http/errors/http-error';
import { serve } from '../../http/serve';
import type { Call } from '../../http/serve';
import { RecordSearchRepository } from './record-search-repository';
import { readWords } from './search-words';

/** Each search scans all records; more at a time would only slow down all of them. */
const limits = { running: 2, waiting: 20 };

/** How long a search decrypts texts, in milliseconds. */
const decryptsFor = 300;

/** Finds what the caller may read about a person. The query is personal data, so it is neither stored nor logged. */
export function serveRecordSearch(app: FastifyInstance): void {
  const repository = new RecordSearchRepository(app.database);
  const searches = new BoundedWork(limits);
  const search = async ({ request, body }: Call<typeof searchRecords>) => {
    if (request.validationError !== undefined) throw notSearchable();
    const typed = body.q.map((words) => words.trim());
    const words = typed.map(readWords);
    const isShort = typed.some(({ length }) => length < searchLength.min);
    if (isShort || words.some((one) => one.words.length === 0)) throw notSearchable();
    const isWanted = () => !request.raw.socket.destroyed;
    const rights = getRights(request);
    const kinds = getKindsWithRight(rights, 'read');
    // As in the quarantine list, quarantined records need the right to review.
    const waitingKinds = getKindsWithRight(rights, 'review');
    const result = await searches.run(() =>
      repository.search(words, kinds, isWanted, { waitingKinds, decryptsFor }),
    );
    await app.accessLog.noteFound(request, result.results);
    return result;
  };
  // The handler answers invalid queries with its own message.
  serve(app, searchRecords, search, { attachValidation: true });
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

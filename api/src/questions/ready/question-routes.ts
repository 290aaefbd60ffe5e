import type { FastifyInstance } from 'fastify';
import { getQuestions } from 'contract/question-requests';
import { getKindsWithRight, getRights } from '../../auth/access/route-access';
import { badRequest } from '../../http/errors/http-error';
import { serve } from '../../http/serve';
import { answerQuestions } from './ready-questions';

/** The ready questions (contract/question-requests). */
export function serveQuestions(app: FastifyInstance): void {
  serve(app, getQuestions, async ({ request, query: { period, compared } }) => {
    await app.personIndexer.catchUp();
    const answers = await answerQuestions({
      database: app.database,
      kinds: getKindsWithRight(getRights(request), 'read'),
      period,
      isCompared: compared === 'yes',
      now: app.now(),
    });
    if (answers === undefined) throw badRequest('There is no such period. Please choose another.');
    return { answers: [...answers] };
  });
}

import type { FastifyInstance } from 'fastify';
import { getQuestions } from 'contract/question-requests';
import type { QuestionKey } from 'contract/question-requests';
import type { RecordKind } from 'contract/review';
import { getKindsWithRight, getRights } from '../../auth/access/route-access';
import { badRequest } from '../../http/errors/http-error';
import type { BoundedWork } from '../../http/limits/bounded-work';
import { serve } from '../../http/serve';
import { answerQuestions } from './ready-questions';

/** Answers with words that senders have typed, and the sections of these: to get them is to read these sections. */
const wordedShares: Readonly<Partial<Record<QuestionKey, RecordKind>>> = {
  registrations: 'programAttendance',
  heardFrom: 'profiles',
};

/** The ready questions (contract/question-requests). */
export function serveQuestions(app: FastifyInstance, work: BoundedWork): void {
  serve(app, getQuestions, async ({ request, query: { period, compared } }) => {
    const answers = await work.run(async () => {
      await app.personIndexer.catchUp();
      return answerQuestions({
        database: app.database,
        kinds: getKindsWithRight(getRights(request), 'read'),
        period,
        isCompared: compared === 'yes',
        now: app.now(),
      });
    });
    if (answers === undefined) throw badRequest('There is no such period. Please choose another.');
    for (const { key, shares = [] } of answers) {
      const kind = wordedShares[key];
      if (kind && shares.length > 0) await app.accessLog.noteList(request, kind);
    }
    return { answers: [...answers] };
  });
}

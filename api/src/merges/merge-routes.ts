import type { FastifyInstance } from 'fastify';
import { mergeBody, mergesEndpoint, recordKinds } from 'contract/review';
import type { MergeChoice } from 'contract/review';
import type { ConsoleParts } from '../console/console-parts';
import { requireConfirmation, staffOf } from '../access/route-access';
import { idOf, idParameter } from '../http/requests/id-parameter';
import { checkChosenValues } from './chosen-values';
import { mergeRecords } from './merge-records';
import { MergeRepository } from './merge-repository';
import { undoMerge } from './undo-merge';

/** Several records of one person become one, and can become several again. */
export function registerMerges(app: FastifyInstance, parts: ConsoleParts): void {
  for (const kind of recordKinds) {
    const url = mergesEndpoint(kind);
    const access = { right: `${kind}:review` } as const;
    app.post(url, { schema: { body: mergeBody }, config: { access } }, async (request, reply) => {
      const choice = request.body as MergeChoice;
      checkChosenValues(request, kind, choice.values);
      const answer = await mergeRecords(parts, kind, choice, staffOf(request));
      return reply.code(201).send(answer);
    });
    app.post(`${url}/${idParameter}/undo`, { config: { access } }, async (request) => {
      const merges = new MergeRepository(parts.database);
      const isKnown = (await merges.find(kind, idOf(request))) !== undefined;
      // What a colleague decided is undone by nobody who passes an open screen.
      if (isKnown && !(await merges.isBy(idOf(request), staffOf(request)._id)))
        await requireConfirmation(request);
      return undoMerge(parts, kind, idOf(request), staffOf(request));
    });
  }
}

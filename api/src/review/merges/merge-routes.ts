import type { FastifyInstance } from 'fastify';
import { mergeBody, mergesEndpoint } from 'contract/review';
import type { MergeChoice } from 'contract/review';
import type { ConsoleParts } from '../../auth/console-parts';
import { getKind, kindParameter } from '../../auth/access/kind-parameter';
import { requireConfirmation, getStaff } from '../../auth/access/route-access';
import { getId, idParameter } from '../../http/requests/id-parameter';
import { checkChosenValues } from './chosen-values';
import { mergeRecords } from './merge-records';
import { MergeRepository } from './merge-repository';
import { undoMerge } from './undo-merge';

/** Staff merge several records of one person and undo merges. */
export function registerMerges(app: FastifyInstance, parts: ConsoleParts): void {
  const url = mergesEndpoint(kindParameter);
  const config = { access: { sectionRight: 'review' } } as const;
  app.post(url, { schema: { body: mergeBody }, config }, async (request, reply) => {
    const kind = getKind(request);
    const choice = request.body as MergeChoice;
    checkChosenValues(request, kind, choice.values);
    // Each profile is a person's account, who will read the chosen values, so this needs a recent confirmation.
    if (kind === 'profiles' && Object.keys(choice.values).length > 0)
      await requireConfirmation(request);
    const answer = await mergeRecords(parts, kind, choice, getStaff(request));
    return reply.code(201).send(answer);
  });
  app.post(`${url}/${idParameter}/undo`, { config }, async (request) => {
    const kind = getKind(request);
    const merges = new MergeRepository(parts.database);
    const isKnown = (await merges.find(kind, getId(request))) !== undefined;
    // Undoing a colleague's merge needs a recent confirmation, in case the screen was left unlocked.
    if (isKnown && !(await merges.isBy(getId(request), getStaff(request)._id)))
      await requireConfirmation(request);
    return undoMerge(parts, kind, getId(request), getStaff(request));
  });
}

import type { FastifyInstance } from 'fastify';
import { mergeRecords, undoMerge } from 'contract/review-requests';
import type { MergeResult } from 'contract/review-requests';
import { requireConfirmation } from '../../auth/access/route-access';
import { serveChange } from '../../http/serve';
import { checkChosenValues } from './chosen-values';
import { storeMerge } from './store-merge';
import { MergeRepository } from './merge-repository';
import { revertMerge } from './revert-merge';

/** Staff merge several records of one person and undo merges. */
export function serveMerges(app: FastifyInstance): void {
  serveChange(
    app,
    mergeRecords,
    async ({ transaction, kind, body, staff, note }) => {
      const result = await storeMerge(app, transaction, { kind, choice: body, staff });
      await note(toEntry(result));
      return result;
    },
    {
      before: async ({ request, kind, body: { values } }) => {
        checkChosenValues(request, kind, values);
        // Each profile is a person's account, who will read the chosen values, so this needs a recent confirmation.
        if (kind === 'profiles' && Object.keys(values).length > 0)
          await requireConfirmation(request);
      },
    },
  );
  serveChange(
    app,
    undoMerge,
    async ({ transaction, kind, id, note }) => {
      const result = await revertMerge(app, transaction, { kind, id });
      await note(toEntry(result));
      return result;
    },
    {
      before: async ({ request, kind, id, staff }) => {
        const merges = new MergeRepository(app.database);
        const isKnown = (await merges.find(kind, id)) !== undefined;
        // Undoing a colleague's merge needs a recent confirmation, in case the screen was left unlocked.
        if (isKnown && !(await merges.isBy(id, staff._id))) await requireConfirmation(request);
      },
    },
  );
}

const toEntry = ({ merge: { _id, survivor, merged } }: MergeResult) => ({
  subjects: [survivor, ...merged],
  details: { merge: _id },
});

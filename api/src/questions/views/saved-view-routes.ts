import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { RecordKind } from 'contract/review';
import {
  addSavedView,
  changeSavedView,
  chooseSavedView,
  listSavedViews,
  maxOwnViews,
  maxPinnedViews,
  removeSavedView,
  restoreSavedView,
} from 'contract/saved-view-requests';
import type { SavedView, ViewContent, ViewedList } from 'contract/saved-view-requests';
import { fitsSection } from 'contract/summary-requests';
import { getKindsWithRight, getRights, getStaff } from '../../auth/access/route-access';
import { HttpError, badRequest, changedMeanwhile, notFound } from '../../http/errors/http-error';
import { serve, serveChange } from '../../http/serve';
import { sweepRegularly } from '../../storage/schedule/sweep-regularly';
import type { Tables } from '../../storage/tables/tables';
import { SavedViewRepository } from './saved-view-repository';
import type { ViewReader } from './saved-view-row';

/** Views of lists that staff keep (contract/saved-view-requests). */
export function serveSavedViews(app: FastifyInstance): void {
  const { database, now, makeId } = app;
  const views = (transaction: Transaction<Tables>) => new SavedViewRepository(transaction, now);
  const all = new SavedViewRepository(database, now);
  sweepRegularly(app, [all]);

  serve(app, listSavedViews, async ({ request }) => ({
    views: [...(await all.list(toReader(request)))],
  }));
  serveChange(app, addSavedView, async ({ transaction, request, body, note }) => {
    const { kind, isPinned, isDefault, ...view } = body;
    const reader = toReader(request);
    if (!reader.lists.includes(kind)) throw notFound();
    requireFit(kind, view);
    const repository = views(transaction);
    await requireRoom(repository, reader);
    if (isPinned) await requireRoomForPin(repository, reader);
    const id = makeId();
    await repository.add(id, reader.adminId, kind, view);
    await repository.choose(reader.adminId, { _id: id, kind }, { isPinned, isDefault });
    await note({ kind, subjects: [id] });
    return findChangeable(repository, reader, id);
  });
  serveChange(app, changeSavedView, async ({ transaction, request, id, body, note }) => {
    const { seenVersion, ...view } = body;
    const reader = toReader(request);
    const repository = views(transaction);
    const { kind } = await findChangeable(repository, reader, id);
    requireFit(kind, view);
    if (!(await repository.change(id, reader.adminId, seenVersion, view))) throw changedMeanwhile();
    await note({ kind });
    return findChangeable(repository, reader, id);
  });
  serveChange(app, chooseSavedView, async ({ transaction, request, id, body }) => {
    const reader = toReader(request);
    const repository = views(transaction);
    const view = await repository.find(reader, id);
    if (view === undefined) throw notFound();
    if (body.isPinned && !view.isPinned) await requireRoomForPin(repository, reader);
    await repository.choose(reader.adminId, view, body);
  });
  serveChange(app, removeSavedView, async ({ transaction, request, id, note }) => {
    const repository = views(transaction);
    const { kind } = await findChangeable(repository, toReader(request), id);
    await repository.setRemoved(id, true);
    await note({ kind });
  });
  serveChange(app, restoreSavedView, async ({ transaction, request, id, note }) => {
    const repository = views(transaction);
    const reader = toReader(request);
    const { kind } = await findChangeable(repository, reader, id, true);
    // Removed ones do not count: whoever removes and adds views in turn could otherwise take any number of them back.
    await requireRoom(repository, reader);
    await repository.setRemoved(id, false);
    await note({ kind });
  });
}

/** Who may read a section sees people too. */
function toReader(request: FastifyRequest): ViewReader {
  const kinds = getKindsWithRight(getRights(request), 'read');
  return { adminId: getStaff(request)._id, lists: kinds.length > 0 ? [...kinds, 'people'] : [] };
}

/** Throws an HttpError (404) if the caller may not change it or does not see it. */
async function findChangeable(
  repository: SavedViewRepository,
  reader: ViewReader,
  id: string,
  isRemoved = false,
): Promise<SavedView> {
  const view = await repository.find(reader, id, isRemoved);
  if (!view?.isChangeable) throw notFound();
  return view;
}

/** Throws an HttpError (400) if a view asks for what its list has not, or for what only browsers can read. */
function requireFit(kind: ViewedList, view: Pick<SavedView, 'content' | 'isQuestion'>): void {
  if (!(kind === 'people' ? fitsPeople(view) : fitsSections(kind, view.content)))
    throw badRequest('This view cannot be saved with its filter.', 'invalid-body');
}

/** People are filtered in words of their own, and neither grouped nor summed. */
const fitsPeople = ({
  content: { filter, groupBy, amount, moreKinds = [] },
  isQuestion,
}: Pick<SavedView, 'content' | 'isQuestion'>): boolean =>
  !isQuestion && (groupBy ?? amount) === undefined && filter.length === 0 && moreKinds.length === 0;

const fitsSections = (
  kind: RecordKind,
  { people, moreKinds = [], ...asked }: ViewContent,
): boolean => people === undefined && [kind, ...moreKinds].every((one) => fitsSection(one, asked));

/** Throws an HttpError (409). */
async function requireRoom(repository: SavedViewRepository, { adminId }: ViewReader) {
  if ((await repository.countOwn(adminId)) >= maxOwnViews)
    throw new HttpError(
      409,
      { code: 'too-many-views' },
      'You have too many views. Please remove one first.',
    );
}

/** Throws an HttpError (409). */
async function requireRoomForPin(repository: SavedViewRepository, reader: ViewReader) {
  const pinned = (await repository.list(reader)).filter(({ isPinned }) => isPinned);
  if (pinned.length >= maxPinnedViews)
    throw new HttpError(
      409,
      { code: 'too-many-pins' },
      `There are ${maxPinnedViews} views in the sidebar. Please take one out of it first.`,
    );
}

import * as Type from '@sinclair/typebox';
import { line } from '../records/field';
import { recordKinds, seenVersion } from '../records/review';
import { request } from '../requests/request';
import { oneOf, sentence, strictObject, textField } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { recordFilter } from './record-filter';

/**
 * Views of a list that staff keep under a name: its filter, columns, order and grouping. A shared one is seen by whoever
 * may read the list. Whether a view is pinned and what a list opens with, each member of staff chooses for themselves.
 */

/** The lists that have views: the sections, and people. */
const viewedLists = [...recordKinds, 'people'] as const;
export type ViewedList = (typeof viewedLists)[number];

/** Views that one account may have. */
export const maxOwnViews = 100;

/** Views that somebody may have in the sidebar, which are all counted. */
export const maxPinnedViews = 20;

const fieldName = Type.String({ minLength: 1, maxLength: 60 });

const content = strictObject({
  /** No field of it is encrypted. Empty in `people`. */
  filter: recordFilter,
  /** The filter of people, as their address has it; absent elsewhere. */
  people: Type.Optional(Type.String({ maxLength: 4000 })),
  /** The shown columns in their order; absent: those that the reader usually sees. */
  columns: Type.Optional(Type.Array(fieldName, { maxItems: 60, uniqueItems: true })),
  /** Absent: the newest first. */
  sort: Type.Optional(strictObject({ field: fieldName, direction: oneOf(['asc', 'desc']) })),
  /** One of the `groupChoices` of each section; absent in `people`. */
  groupBy: Type.Optional(fieldName),
  /** One of the `amountFields` of each section; absent in `people`. */
  amount: Type.Optional(fieldName),
  /** Other sections that a question is about too. */
  moreKinds: Type.Optional(
    Type.Array(oneOf(recordKinds), { maxItems: recordKinds.length, uniqueItems: true }),
  ),
});
export type ViewContent = Value<typeof content>;

/** The name of a view. */
export const viewName = { ...line, maxLength: 80 } as const;

/** What the owner of a view says of it. */
const owned = {
  name: textField(viewName),
  isShared: Type.Boolean(),
  /** Whether it is a card among the questions too. */
  isQuestion: Type.Boolean(),
  content,
};

/** What each reader of a view says of it for themselves. */
const chosen = {
  /** It has a place in the sidebar. */
  isPinned: Type.Boolean(),
  /** Its list opens with it. */
  isDefault: Type.Boolean(),
};

const savedView = Type.Object({
  _id: sentence,
  version: Type.Integer({ minimum: 0 }),
  kind: oneOf(viewedLists),
  ...owned,
  name: sentence,
  ...chosen,
  /** The caller may change and remove it: their own one, or a shared one whose owner left. */
  isChangeable: Type.Boolean(),
  /** Whoever changes it becomes its owner, because its own one left. */
  isOwnerless: Type.Optional(Type.Boolean()),
  /** The name or email address of a colleague whose view it is. */
  by: Type.Optional(sentence),
});
export type SavedView = Value<typeof savedView>;

/** The views that the caller may see, of all lists that they may read, in the order of their names. */
export const listSavedViews = request('GET /api/admin/views', {
  access: 'staff',
  response: Type.Object({ views: Type.Array(savedView) }),
});

const touches = [listSavedViews];

/** Keeps a view. Its filter must fit its list; one that compares an encrypted field is refused. */
export const addSavedView = request('POST /api/admin/views', {
  access: 'staff',
  body: strictObject({ kind: oneOf(viewedLists), ...owned, ...chosen }),
  response: savedView,
  status: 201,
  errors: ['not-found', 'invalid-body', 'too-many-views', 'too-many-pins'],
  audit: { action: 'view', kind: viewedLists },
  touches,
});

/** Changes a view. Whoever changes a shared one whose owner left becomes its owner. */
export const changeSavedView = request('PUT /api/admin/views/:id', {
  access: 'staff',
  body: strictObject({ seenVersion, ...owned }),
  response: savedView,
  errors: ['not-found', 'invalid-body', 'changed-meanwhile'],
  audit: { action: 'view', kind: viewedLists },
  touches,
});

/** Pins a view for the caller, and lets its list open with it. */
export const chooseSavedView = request('PUT /api/admin/views/:id/choice', {
  access: 'staff',
  body: strictObject(chosen),
  errors: ['not-found', 'too-many-pins'],
  touches,
});

/** Removes a view, which can be taken back for a day. */
export const removeSavedView = request('DELETE /api/admin/views/:id', {
  access: 'staff',
  errors: ['not-found'],
  audit: { action: 'view-remove', kind: viewedLists },
  touches,
});

/** Takes a removal back: for everybody who saw the view, with what they chose. */
export const restoreSavedView = request('POST /api/admin/views/:id/restoration', {
  access: 'staff',
  errors: ['not-found', 'too-many-views'],
  audit: { action: 'view', kind: viewedLists },
  touches,
});

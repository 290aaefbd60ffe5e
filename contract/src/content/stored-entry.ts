import * as Type from '@sinclair/typebox';
import { oneOf, sentence, wholeNumber } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { languageCodes } from '../site/languages';
import type { ContentText, MissingText, Translations, WrongValue } from './content-entry';
import { contentKindNames } from './kinds/content-kinds';

/** What staff see of an entry that they edit. */

const language = oneOf(languageCodes);

const translations = Type.Unsafe<Translations>(
  Type.Object(
    Object.fromEntries(languageCodes.map((code) => [code, Type.Optional(Type.String())])),
  ),
);

/** Fields that this release does not know are dropped when a text is stored (contract/content-text). */
export const contentText = Type.Unsafe<ContentText>(
  Type.Object({
    values: Type.Record(Type.String(), Type.Union([Type.String(), translations])),
    shownInEnglish: Type.Array(language),
  }),
);

export const plannedActions = ['publish', 'unpublish'] as const;
export type PlannedAction = (typeof plannedActions)[number];

/**
 * Why a plan is late or was refused. `server-off`: no server was running. `held-up`: the server was running but could
 * not do it. `incomplete`: the text can no longer be published. `no-right`: the account that made the plan was removed
 * or lost its right. `last-entry`: visitors would see no entry of the kind.
 */
const planReasons = ['server-off', 'held-up', 'incomplete', 'no-right', 'last-entry'] as const;

const entryPlan = Type.Object({
  deed: oneOf(plannedActions),
  /** ISO 8601 in UTC. */
  due: Type.String(),
  /**
   * `overdue`: its time has passed and it was not carried out yet. `late`: it was carried out long after its time.
   * `failed`: it was refused.
   */
  state: oneOf(['waiting', 'overdue', 'late', 'failed']),
  /** Only for `late` and `failed`. */
  reason: Type.Optional(oneOf(planReasons)),
  /** When it was carried out or refused, ISO 8601 in UTC. */
  at: Type.Optional(Type.String()),
  /** Id of the account, as in `StoredEntry`. */
  by: Type.Optional(sentence),
  byName: Type.Optional(sentence),
  /** The text that will be published: the draft as it was when the plan was made. */
  text: Type.Optional(contentText),
});
export type EntryPlan = Value<typeof entryPlan>;

/** A plan that was not carried out in time. The console shows it in each section. */
export const planTrouble = Type.Object({
  kind: oneOf(contentKindNames),
  id: sentence,
  deed: oneOf(plannedActions),
  state: oneOf(['overdue', 'late', 'failed']),
});
export type PlanTrouble = Value<typeof planTrouble>;

export const storedEntry = Type.Object({
  id: sentence,
  /** Rises by one with each change. */
  revision: wholeNumber,
  /** The text that is being edited; absent if it equals the published one. */
  draft: Type.Optional(contentText),
  /** What visitors see; absent if the entry is not published. */
  published: Type.Optional(contentText),
  /** The planned publications and removals; absent if there are none. */
  plans: Type.Optional(Type.Array(entryPlan)),
  /** Time of the last change, ISO 8601 in UTC. */
  changedAt: Type.String(),
  /** The account that made the last change; absent for content that came with the site and for removed accounts. */
  changedBy: Type.Optional(sentence),
  /** Name of that account, or else its email address. */
  changedByName: Type.Optional(sentence),
  /** Places that are taken in a published programme with a limited number of places. */
  taken: Type.Optional(wholeNumber),
});
export type StoredEntry = Value<typeof storedEntry>;

/** In the order in which the site would show them. */
export const storedEntries = Type.Object({ entries: Type.Array(storedEntry) });
export type StoredEntries = Value<typeof storedEntries>;

export const entryVersion = Type.Object({
  /** Counts from 1 in each entry. */
  number: wholeNumber,
  /** `taken-down`: the entry was hidden from visitors. */
  deed: oneOf(['published', 'taken-down']),
  at: Type.String(),
  /** Id of the account, as in `StoredEntry`. */
  by: Type.Optional(sentence),
  byName: Type.Optional(sentence),
  text: contentText,
});
export type EntryVersion = Value<typeof entryVersion>;

const missingText = Type.Unsafe<MissingText>(
  Type.Object({ field: sentence, language: Type.Optional(language) }),
);

const wrongValue = Type.Unsafe<WrongValue>(
  Type.Union([
    Type.Object({ field: sentence, code: Type.Literal('before'), other: sentence }),
    Type.Object({
      field: sentence,
      code: oneOf(['no-file', 'file-not-ready', 'placeholders', 'foreign-link']),
      language: Type.Optional(language),
    }),
    Type.Object({
      field: sentence,
      code: oneOf([
        ...(['taken', 'reserved', 'iban', 'bic', 'clock', 'weeks', 'minutes'] as const),
        ...(['phone', 'email', 'country', 'places'] as const),
      ]),
    }),
  ]),
);

/** What a response with status 422 says of a text that cannot be published or previewed. */
export const incompleteEntry = Type.Object({
  missing: Type.Array(missingText),
  wrong: Type.Array(wrongValue),
});
export type IncompleteEntry = Value<typeof incompleteEntry>;

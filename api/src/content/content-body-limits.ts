import { getMaxLength, maxContentId } from 'contract/content-limits';
import { contentKinds, getFields, isTranslated, getOptions } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import type { ContentField } from 'contract/kind-declaration';
import { languageCodes } from 'contract/languages';
import type { ChooseBodyRules } from '../http/bodies/body-guard';

/** Maximum lengths of the request bodies that change content (contract/content-requests). */

/** Allowance for keys, brackets and whitespace, in bytes. */
const frame = 2048;
/** JSON may escape each UTF-16 code unit with this many bytes. */
const bytesPerUnit = 6;

/** Maximum length of a body with a text of a kind, in bytes. */
export const textBodyLimit = (kind: ContentKind): number =>
  frame +
  Object.values(getFields(kind))
    .map((field) => longestOf(field) * (isTranslated(field) ? languageCodes.length : 1))
    .reduce((sum, units) => sum + units * bytesPerUnit, 0);

const longestOf = (field: ContentField): number =>
  Math.max(...(getOptions(field)?.map(({ length }) => length) ?? [getMaxLength(field)]));

/** Maximum length of a body with the order of a kind, in bytes. */
export const orderBodyLimit = (kind: ContentKind): number =>
  frame + contentKinds[kind].maxEntries * (maxContentId + 4);

/** Maximum length of a body that contains only a revision, in bytes. */
export const revisionBodyLimit = frame;

/** The server's side of a route whose body has at most `limit` bytes. */
export function withinLimit(limit: number) {
  const bodyRules: ChooseBodyRules = (_request, ordinary) => ({ ...ordinary, limit });
  return { bodyRules, bodyLimit: limit };
}

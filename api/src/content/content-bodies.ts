import {
  contentIdPattern,
  contentTextSchema,
  maxContentId,
  getMaxLength,
  seenRevisionSchema,
} from 'contract/content-api';
import { contentKinds, getFields, isTranslated, getOptions } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import type { ContentField } from 'contract/kind-declaration';
import { languageCodes } from 'contract/languages';

/** The bodies of the calls that change content, as JSON Schema, and how long they can be (contract/content-api). */

export const seenRevisionBody = {
  type: 'object',
  properties: { revision: seenRevisionSchema },
  required: ['revision'],
  additionalProperties: false,
} as const;

export const entryChangeBody = (kind: ContentKind) =>
  ({
    type: 'object',
    properties: { revision: seenRevisionSchema, draft: contentTextSchema(kind) },
    required: ['revision', 'draft'],
    additionalProperties: false,
  }) as const;

export const entryOrderBody = (kind: ContentKind) =>
  ({
    type: 'object',
    properties: {
      ids: {
        type: 'array',
        items: { type: 'string', pattern: `^${contentIdPattern}$`, maxLength: maxContentId },
        maxItems: contentKinds[kind].maxEntries,
        uniqueItems: true,
      },
    },
    required: ['ids'],
    additionalProperties: false,
  }) as const;

/** In bytes: keys, brackets and space around values. */
const frame = 2048;
/** JSON may write each UTF-16 code unit as an escape of so many bytes. */
const bytesPerUnit = 6;

/** In bytes, of the longest body with a text of a kind. */
export const textBodyLimit = (kind: ContentKind): number =>
  frame +
  Object.values(getFields(kind))
    .map((field) => longestOf(field) * (isTranslated(field) ? languageCodes.length : 1))
    .reduce((sum, units) => sum + units * bytesPerUnit, 0);

const longestOf = (field: ContentField): number =>
  Math.max(...(getOptions(field)?.map(({ length }) => length) ?? [getMaxLength(field)]));

/** In bytes, of the longest order of a kind. */
export const orderBodyLimit = (kind: ContentKind): number =>
  frame + contentKinds[kind].maxEntries * (maxContentId + 4);

/** In bytes, of a body that says no more than a revision. */
export const revisionBodyLimit = frame;

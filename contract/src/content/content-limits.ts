import { maxSlugLength } from '../site/entry-page';
import { languageCodes } from '../site/languages';
import { getFields, getFileKind, getOptions, isTranslated } from './kinds/content-kinds';
import type { ContentKind } from './kinds/content-kinds';
import type { ContentField } from './kinds/kind-declaration';

/** Published versions that are kept per entry. */
export const keptVersions = 100;

/** Slugs per entry that lead to its page, the current one included. */
export const keptSlugs = 1000;
/** Slugs of all entries together that are kept; each is a page that a publication writes. */
export const keptSlugsOfSite = 2000;

/** Characters in the id of an entry at most. */
export const maxContentId = 64;
/** Pattern of an entry's id: a UUID, or the slug of an entry that came with the site. */
export const contentIdPattern = `[a-z0-9][a-z0-9-]{0,${maxContentId - 1}}`;

/** UTF-16 code units that a field's text has at most. */
export function getMaxLength(field: ContentField): number {
  if ('maxLength' in field) return field.maxLength;
  if (field.type === 'slug' || getFileKind(field)) return maxSlugLength;
  return field.type === 'link' ? 2000 : 16;
}

/** JSON Schema of the text that staff store: each value is optional, and an empty one counts as absent. */
export const contentTextSchema = (kind: ContentKind) =>
  ({
    type: 'object',
    properties: {
      values: {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(getFields(kind)).map(([name, field]) => [name, valueSchema(field)]),
        ),
        additionalProperties: false,
      },
      shownInEnglish: {
        type: 'array',
        items: { type: 'string', enum: languageCodes.filter((code) => code !== 'en') },
        uniqueItems: true,
        maxItems: languageCodes.length,
      },
    },
    required: ['values', 'shownInEnglish'],
    additionalProperties: false,
  }) as const;

function valueSchema(field: ContentField) {
  const schema = textSchema(field);
  if (!isTranslated(field)) return schema;
  const properties = Object.fromEntries(languageCodes.map((language) => [language, schema]));
  return { type: 'object', properties, additionalProperties: false } as const;
}

/** Only the api checks `format`. */
function textSchema(field: ContentField) {
  const options = getOptions(field);
  if (options) return { type: 'string', enum: ['', ...options] } as const;
  const maxLength = getMaxLength(field);
  return { type: 'string', format: `draft-${field.type}`, maxLength } as const;
}

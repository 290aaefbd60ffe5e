import type { Language } from '../site/languages';
import type { ContentText } from './content-entry';
import { getFields, getFileKind, ownFiles } from './kinds/content-kinds';
import type { ContentKind } from './kinds/content-kinds';
import type { ContentField } from './kinds/kind-declaration';
import type { MediaKind } from './kinds/media-kinds';
import { inOneLanguage } from './shown-files';
import type { LocalFiles, ShownFiles } from './shown-files';

/** A media file that an entry names, and the field that names it. */
export interface NamedFile {
  readonly id: string;
  readonly field: string;
  /** Only for a translated field. */
  readonly language?: Language;
  /** The kind that the field requires. */
  readonly media: MediaKind;
}

/** A picture in a canonical rich text. Text that people write cannot match, because JSON escapes its quotes. */
const pictures = /"media":"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g;

const picturesIn = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(pictures), ([, id = '']) => id)),
];

/**
 * The media files that an entry names in its fields and canonical rich texts, without those that came with the site.
 * Runs in linear time.
 */
export const namedFiles = (kind: ContentKind, { values }: ContentText): readonly NamedFile[] =>
  Object.entries(getFields(kind)).flatMap(([field, declared]) =>
    textsOf(values[field]).flatMap(([language, text]) =>
      idsIn(declared, text).map(({ id, media }) => ({
        ...{ id, field, media },
        ...(language !== undefined && { language }),
      })),
    ),
  );

function idsIn(declared: ContentField, text: string): readonly Pick<NamedFile, 'id' | 'media'>[] {
  if (declared.type === 'rich')
    return picturesIn(text).map((id) => ({ id, media: 'picture' as const }));
  const media = getFileKind(declared);
  return media && text !== '' && !ownFiles(declared).includes(text) ? [{ id: text, media }] : [];
}

function textsOf(value: ContentText['values'][string] | undefined) {
  if (value === undefined) return [];
  if (typeof value === 'string') return [[undefined, value] as const];
  return Object.entries(value) as (readonly [Language, string])[];
}

/**
 * The media files that pages in one language need.
 * @param entries as that language shows them
 */
export function localFiles(
  files: ShownFiles | undefined,
  kind: ContentKind,
  entries: readonly object[],
  language: Language,
): LocalFiles {
  if (!files) return {};
  const named = entries.flatMap((entry) =>
    namedFiles(kind, { values: { ...entry }, shownInEnglish: [] }),
  );
  const found = named.flatMap(({ id }) => {
    const file = files[id];
    return file ? [[id, inOneLanguage(file, language)] as const] : [];
  });
  return Object.fromEntries(found);
}

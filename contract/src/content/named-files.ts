import type { Language } from '../site/languages';
import type { ContentText } from './content-entry';
import { getFields, getFileKind, ownFiles } from './kinds/content-kinds';
import type { ContentKind } from './kinds/content-kinds';
import type { ContentField } from './kinds/kind-declaration';
import type { MediaKind } from './kinds/media-kinds';
import { inOneLanguage } from './shown-files';
import type { LocalFiles, ShownFiles } from './shown-files';

/** A file of the media that an entry names, and where. */
export interface NamedFile {
  readonly id: string;
  readonly field: string;
  /** Of a translated field. */
  readonly language?: Language;
  /** What it must be to be shown there. */
  readonly media: MediaKind;
}

/** A picture in a canonical rich text: nothing that people write can look like it, for it would have its quotes escaped. */
const pictures = /"media":"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g;

const picturesIn = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(pictures), ([, id = '']) => id)),
];

/** The files that an entry names in its fields and rich texts, which are canonical; none that came with the site. Linear. */
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

/** What pages in one language need of the files that entries name. @param entries as that language shows them */
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

import { contentKindEndpoint, contentPublishEndpoint } from 'contract/content-api';
import type { StoredEntry } from 'contract/content-api';
import type { ContentText, ContentValues } from 'contract/content-entry';
import { fieldsOf, isTranslated, optionsOf } from 'contract/content-kinds';
import type { ContentField, ContentKind } from 'contract/content-kinds';
import { languageCodes } from 'contract/languages';
import { richTextOf } from 'contract/rich-text';
import type { StaffCall } from './staff';

const samples: Readonly<Partial<Record<ContentField['type'], string>>> = {
  date: '2026-03-01',
  moment: '2026-03-01T10:00',
  link: 'https://video.example/1',
};

/** No two pages have the same slug. */
let slugs = 0;
const sampleOf = ({ type }: ContentField) =>
  type === 'slug' ? `sample-${++slugs}` : samples[type];

/** A text of a kind that can be published. Its lines and paragraphs say `word`. */
export function sampleText(kind: ContentKind, word = 'sample'): ContentText {
  const values = Object.entries(fieldsOf(kind)).map(([name, field]) => {
    const text = optionsOf(field)?.[0] ?? sampleOf(field) ?? word;
    const write = field.type === 'rich' ? richTextOf : String;
    const translations = languageCodes.map((language) => [language, write(`${text} ${language}`)]);
    return [name, isTranslated(field) ? Object.fromEntries(translations) : write(text)] as const;
  });
  return { values: Object.fromEntries(values), shownInEnglish: [] };
}

/** The same with other values. */
export const withValues = (text: ContentText, values: ContentValues): ContentText => ({
  ...text,
  values: { ...text.values, ...values },
});

/** Stores a draft as staff do. */
export async function addEntry(
  call: StaffCall,
  kind: ContentKind,
  text: ContentText,
): Promise<StoredEntry> {
  const answer = await call('POST', contentKindEndpoint(kind), text);
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json();
}

/** Stores an entry as staff do, and publishes it. */
export async function publishEntry(
  call: StaffCall,
  kind: ContentKind,
  text: ContentText,
): Promise<StoredEntry> {
  const { id, revision } = await addEntry(call, kind, text);
  const answer = await call('POST', contentPublishEndpoint(kind, id), { revision });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json();
}

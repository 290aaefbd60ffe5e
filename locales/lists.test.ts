import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { firstLanguage, languageCodes } from 'contract/languages';

const root = join(__dirname, '..');

/** The length of each list in some texts by its path: `chapters.kept.paragraphs` is 3. */
function listsIn(texts: unknown, place = ''): [place: string, length: number][] {
  if (typeof texts !== 'object' || texts === null) return [];
  const here: [string, number][] = Array.isArray(texts) ? [[place, texts.length]] : [];
  const inside = Object.entries(texts).flatMap(([key, value]) =>
    listsIn(value, place === '' ? key : `${place}.${key}`),
  );
  return [...here, ...inside];
}

/** The sentences in some texts. Names, which may be the same in two languages, have fewer words. */
function sentencesIn(texts: unknown): string[] {
  if (typeof texts === 'string') return texts.split(/\s+/).length > 4 ? [texts] : [];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.values(texts).flatMap(sentencesIn);
}

const read = async (file: string): Promise<unknown> => ({ ...((await import(file)) as object) });

const files = languageCodes
  .filter((code) => code !== firstLanguage)
  .flatMap((code) =>
    readdirSync(join(__dirname, code), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.texts.ts'))
      .map((file) => ({ code, file })),
  );

/** The compiler detects a missing key but no missing paragraph. */
it.each(files)('says in $code as many things as in English in $file', async ({ code, file }) => {
  const [packageName = '', ...path] = file.split('/');
  const english = await read(join(root, packageName, 'src', ...path));
  expect(listsIn(await read(join(__dirname, code, file)))).toEqual(listsIn(english));
});

/** The compiler does not detect a text that is still in English. */
it.each(files)('says in $code nothing in English in $file', async ({ code, file }) => {
  const [packageName = '', ...path] = file.split('/');
  const english = new Set(sentencesIn(await read(join(root, packageName, 'src', ...path))));
  const sentences = sentencesIn(await read(join(__dirname, code, file)));
  expect(sentences.filter((sentence) => english.has(sentence))).toEqual([]);
});

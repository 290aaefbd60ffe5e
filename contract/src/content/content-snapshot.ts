import { isSlug } from '../site/entry-page';
import { isObject } from '../wire/answer-reader';
import { contentIdPattern } from './content-api';
import { findMissing } from './content-entry';
import type { ContentSnapshot, PublishedEntry } from './content-entry';
import { contentKindNames, contentKinds } from './content-kinds';
import type { ContentKind } from './content-kinds';
import { UnfitText, orderText, readText } from './content-text';

/** What was read is no snapshot; the message says where. */
export class NoSnapshot extends Error {
  override readonly name = 'NoSnapshot';
}

/** The canonical text of a snapshot: two that say the same are the same text, whatever order they were made in. */
export const writeSnapshot = (snapshot: ContentSnapshot): string =>
  JSON.stringify(
    Object.fromEntries(contentKindNames.map((kind) => [kind, orderEntries(kind, snapshot[kind])])),
  );

const orderEntries = (kind: ContentKind, entries: readonly PublishedEntry[]) =>
  entries.map(({ id, formerSlugs = [], ...text }) => ({
    id,
    ...orderText(kind, text),
    ...(formerSlugs.length > 0 && { formerSlugs }),
  }));

/**
 * Reads what `writeSnapshot` wrote, by this release or another: kinds and fields that this one does not know are passed
 * over, a kind that is absent has no entry. Throws NoSnapshot for everything that could not be shown.
 */
export function readSnapshot(text: string): ContentSnapshot {
  const found = parse(text);
  const kinds = contentKindNames.map((kind) => [kind, readEntries(kind, found)] as const);
  return Object.fromEntries(kinds) as unknown as ContentSnapshot;
}

function parse(text: string): Readonly<Record<string, unknown>> {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new NoSnapshot('It is not JSON.');
  }
  if (!isObject(found)) throw new NoSnapshot('It is no object.');
  return found;
}

function readEntries(kind: ContentKind, found: Readonly<Record<string, unknown>>) {
  const entries = Object.hasOwn(found, kind) ? found[kind] : [];
  if (!Array.isArray(entries) || entries.length > contentKinds[kind].maxEntries)
    throw new NoSnapshot(`Its ${kind} are no list that can be shown.`);
  const read = entries.map((entry: unknown, place) => readEntry(kind, entry, place));
  if (new Set(read.map(({ id }) => id)).size < read.length)
    throw new NoSnapshot(`Of its ${kind}, one is there twice.`);
  return read;
}

const wholeId = new RegExp(`^${contentIdPattern}$`);

function readEntry(kind: ContentKind, entry: unknown, place: number): PublishedEntry {
  const fail = (fault: string) => new NoSnapshot(`${kind}/${place}: ${fault}`);
  if (!isObject(entry) || typeof entry['id'] !== 'string' || !wholeId.test(entry['id']))
    throw fail('it has no id');
  const text = readOr(fail, () => readText(kind, entry));
  const missing = findMissing(kind, text).find(({ language = 'en' }) => language === 'en');
  if (missing) throw fail(`${missing.field} is missing`);
  const formerSlugs = readSlugs(entry['formerSlugs']);
  return { id: entry['id'], ...text, ...(formerSlugs.length > 0 && { formerSlugs }) };
}

const readSlugs = (found: unknown): readonly string[] =>
  Array.isArray(found)
    ? found.filter((one): one is string => typeof one === 'string' && isSlug(one))
    : [];

function readOr<Value>(fail: (fault: string) => Error, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw error instanceof UnfitText ? fail(error.message) : error;
  }
}

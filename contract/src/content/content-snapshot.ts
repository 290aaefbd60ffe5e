import { isSlug } from '../site/entry-page';
import { isObject } from '../wire/answer-reader';
import { contentIdPattern } from './content-api';
import { findMissing } from './content-entry';
import type { ContentSnapshot, PublishedEntry } from './content-entry';
import { contentKindNames, contentKinds, isSingle } from './content-kinds';
import type { ContentKind } from './content-kinds';
import { UnfitText, orderText, readText } from './content-text';

/** What was read is no snapshot; the message says where. */
export class NoSnapshot extends Error {
  override readonly name = 'NoSnapshot';
}

/** What is not shown, because this release could not: an option or a picture that it does not have, a longer text. */
export interface LeftOut {
  readonly kind: ContentKind;
  readonly id: string;
  /** What does not fit, or is missing. */
  readonly field: string;
  /** The entry as a whole where the field is one that every entry has. */
  readonly isEntry: boolean;
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
 * over, a kind that is absent has no entry. Throws NoSnapshot for everything that could not be shown, unless values that
 * do not fit are to be left out.
 *
 * @param leaveOut is told each that is left out: a value that need not be there, or else its entry
 */
export function readSnapshot(text: string, leaveOut?: (left: LeftOut) => void): ContentSnapshot {
  const found = parse(text);
  const kinds = contentKindNames.map((kind) => [kind, readEntries(kind, found, leaveOut)] as const);
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

type LeaveOut = ((left: LeftOut) => void) | undefined;

function readEntries(
  kind: ContentKind,
  found: Readonly<Record<string, unknown>>,
  leaveOut: LeaveOut,
): readonly PublishedEntry[] {
  const entries = Object.hasOwn(found, kind) ? found[kind] : [];
  if (!Array.isArray(entries) || entries.length > contentKinds[kind].maxEntries)
    throw new NoSnapshot(`Its ${kind} are no list that can be shown.`);
  const read = entries.flatMap(
    (entry: unknown, place) => readEntry({ kind, place, leaveOut }, entry) ?? [],
  );
  if (new Set(read.map(({ id }) => id)).size < read.length)
    throw new NoSnapshot(`Of its ${kind}, one is there twice.`);
  return read;
}

const wholeId = new RegExp(`^${contentIdPattern}$`);

interface EntryPlace {
  readonly kind: ContentKind;
  readonly place: number;
  readonly leaveOut: LeaveOut;
}

/** Undefined for an entry that is left out. */
function readEntry(
  { kind, place, leaveOut }: EntryPlace,
  entry: unknown,
): PublishedEntry | undefined {
  const fail = (fault: string) => new NoSnapshot(`${kind}/${place}: ${fault}`);
  if (!isObject(entry) || typeof entry['id'] !== 'string' || !wholeId.test(entry['id']))
    throw fail('it has no id');
  const { id } = entry;
  if (isSingle(kind) && id !== kind) throw fail('it is not the one entry of its kind');
  const unfit: string[] = [];
  const note = leaveOut && ((field: string) => void unfit.push(field));
  const text = readOr(fail, () => readText(kind, entry, note));
  const missing = findMissing(kind, text).find(({ language = 'en' }) => language === 'en');
  if (missing && !leaveOut) throw fail(`${missing.field} is missing`);
  if (missing) leaveOut?.({ kind, id, field: missing.field, isEntry: true });
  else unfit.forEach((field) => leaveOut?.({ kind, id, field, isEntry: false }));
  if (missing) return undefined;
  const formerSlugs = readSlugs(entry['formerSlugs']);
  return { id, ...text, ...(formerSlugs.length > 0 && { formerSlugs }) };
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

import { isSlug } from '../site/entry-page';
import { isObject } from '../wire/answer-reader';
import { orderMarks, readMarks } from './calendar-marks';
import { contentIdPattern, keptSlugs } from './calls/content-api';
import { findMissing } from './content-entry';
import type { CalendarMark, ContentSnapshot, ContentText, PublishedEntry } from './content-entry';
import { contentKindNames, contentKinds, getFields, isSingle } from './kinds/content-kinds';
import type { ContentKind } from './kinds/content-kinds';
import { UnfitText, orderText, readText } from './content-text';
import { namedFiles } from './named-files';
import { readFiles } from './shown-files';
import type { ShownFiles } from './shown-files';

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
export function writeSnapshot(snapshot: ContentSnapshot): string {
  const kinds = contentKindNames.map((kind) => [kind, orderEntries(kind, snapshot[kind])]);
  return JSON.stringify({
    ...Object.fromEntries(kinds),
    ...withFiles(readFiles(snapshot.media)),
    ...withMarks(orderMarks(snapshot.calendar ?? [])),
  });
}

const withFiles = (media: ShownFiles = {}) => (Object.keys(media).length > 0 ? { media } : {});

const withMarks = (calendar: readonly CalendarMark[]) => (calendar.length > 0 ? { calendar } : {});

const orderEntries = (kind: ContentKind, entries: readonly PublishedEntry[]) =>
  entries.map(({ id, formerSlugs = [], ...text }) => ({
    id,
    ...orderText(kind, text),
    ...(formerSlugs.length > 0 && { formerSlugs }),
  }));

/**
 * Reads what `writeSnapshot` wrote, by this release or another: kinds and fields that this one does not know are passed
 * over, a kind that is absent has no entry. Throws NoSnapshot for everything that could not be shown, unless values that
 * do not fit are to be left out, as is a field whose file is not among those of the snapshot.
 *
 * @param leaveOut is told each that is left out: a value that need not be there, or else its entry
 */
export function readSnapshot(text: string, leaveOut?: (left: LeftOut) => void): ContentSnapshot {
  const found = parse(text);
  const files = readFiles(Object.hasOwn(found, 'media') ? found['media'] : undefined);
  if (!files) throw new NoSnapshot('Its media are no files that can be shown.');
  const kinds = contentKindNames.map((kind) => [
    kind,
    readEntries({ kind, files, leaveOut }, found),
  ]);
  const marks = readMarks(Object.hasOwn(found, 'calendar') ? found['calendar'] : undefined);
  return {
    ...Object.fromEntries(kinds),
    ...withFiles(files),
    ...withMarks(marks),
  } as ContentSnapshot;
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

interface ReadKind {
  readonly kind: ContentKind;
  readonly files: ShownFiles;
  readonly leaveOut: ((left: LeftOut) => void) | undefined;
}

function readEntries(
  read: ReadKind,
  found: Readonly<Record<string, unknown>>,
): readonly PublishedEntry[] {
  const { kind } = read;
  const entries = Object.hasOwn(found, kind) ? found[kind] : [];
  if (!Array.isArray(entries) || entries.length > contentKinds[kind].maxEntries)
    throw new NoSnapshot(`Its ${kind} are no list that can be shown.`);
  const shown = entries.flatMap(
    (entry: unknown, place) => readEntry({ ...read, place }, entry) ?? [],
  );
  if (new Set(shown.map(({ id }) => id)).size < shown.length)
    throw new NoSnapshot(`Of its ${kind}, one is there twice.`);
  return shown;
}

const wholeId = new RegExp(`^${contentIdPattern}$`);

interface EntryPlace extends ReadKind {
  readonly place: number;
}

/** Undefined for an entry that is left out. */
function readEntry(
  { kind, files, place, leaveOut }: EntryPlace,
  entry: unknown,
): PublishedEntry | undefined {
  const fail = (fault: string) => new NoSnapshot(`${kind}/${place}: ${fault}`);
  if (!isObject(entry) || typeof entry['id'] !== 'string' || !wholeId.test(entry['id']))
    throw fail('it has no id');
  const { id } = entry;
  if (isSingle(kind) && id !== kind) throw fail('it is not the one entry of its kind');
  const unfit: string[] = [];
  const note = leaveOut && ((field: string) => void unfit.push(field));
  const text = readOr(fail, () => withFilesThere(kind, readText(kind, entry, note), files, note));
  const missing = findMissing(kind, text).find(({ language = 'en' }) => language === 'en');
  if (missing && !leaveOut) throw fail(`${missing.field} is missing`);
  if (missing) leaveOut?.({ kind, id, field: missing.field, isEntry: true });
  else unfit.forEach((field) => leaveOut?.({ kind, id, field, isEntry: false }));
  if (missing) return undefined;
  const formerSlugs = readSlugs(entry['formerSlugs']);
  return { id, ...text, ...(formerSlugs.length > 0 && { formerSlugs }) };
}

/** A text without the fields whose files are not there, or are of another kind. Throws UnfitText unless told of each. */
function withFilesThere(
  kind: ContentKind,
  text: ContentText,
  files: ShownFiles,
  leaveOut?: (field: string) => void,
): ContentText {
  const lost = namedFiles(kind, text)
    .filter(({ id, media }) => files[id]?.kind !== media)
    .map(({ field }) => field)
    // Of a rich text the picture alone is not shown.
    .filter((field) => getFields(kind)[field]?.type !== 'rich');
  const [first] = lost;
  if (first === undefined) return text;
  if (!leaveOut) throw new UnfitText(`the file of ${first} is not there`);
  lost.forEach(leaveOut);
  const values = Object.entries(text.values).filter(([field]) => !lost.includes(field));
  return { ...text, values: Object.fromEntries(values) };
}

const readSlugs = (found: unknown): readonly string[] =>
  Array.isArray(found)
    ? found
        .slice(0, keptSlugs)
        .filter((one): one is string => typeof one === 'string' && isSlug(one))
    : [];

function readOr<Value>(fail: (fault: string) => Error, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw error instanceof UnfitText ? fail(error.message) : error;
  }
}

import { isSlug } from '../site/entry-page';
import { isObject } from '../wire/answer-reader';
import { orderMarks, readMarks } from './calendar-marks';
import { contentIdPattern, keptSlugs } from './content-limits';
import { findMissing } from './content-entry';
import type { CalendarMark, ContentSnapshot, ContentText, PublishedEntry } from './content-entry';
import { contentKindNames, contentKinds, getFields, isSingle } from './kinds/content-kinds';
import type { ContentKind } from './kinds/content-kinds';
import { UnfitTextError, orderText, readText } from './content-text';
import { namedFiles } from './named-files';
import { readFiles } from './shown-files';
import type { ShownFiles } from './shown-files';

/** The parsed text is not a valid snapshot; the message says where. */
export class InvalidSnapshotError extends Error {
  override readonly name = 'InvalidSnapshotError';
}

/**
 * A value that is left out because this release cannot show it: an unknown option or picture, or a text that is too
 * long.
 */
export interface OmittedValue {
  readonly kind: ContentKind;
  readonly id: string;
  readonly field: string;
  /** The whole entry is left out, because the field is required. */
  readonly isEntry: boolean;
}

/** Serializes a snapshot in canonical form: equal snapshots give equal text, whatever the order of their keys. */
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
 * Parses what `writeSnapshot` of this or another release wrote: unknown kinds and fields are ignored, and an absent
 * kind has no entries. A field whose file is not in the snapshot counts as invalid.
 *
 * @param leaveOut is called for each invalid value that is left out: an optional one, or else its entry
 * @throws InvalidSnapshotError for anything that cannot be shown, if `leaveOut` is not given
 */
export function readSnapshot(
  text: string,
  leaveOut?: (left: OmittedValue) => void,
): ContentSnapshot {
  const found = parse(text);
  const files = readFiles(Object.hasOwn(found, 'media') ? found['media'] : undefined);
  if (!files) throw new InvalidSnapshotError('Its media are no files that can be shown.');
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
    throw new InvalidSnapshotError('It is not JSON.');
  }
  if (!isObject(found)) throw new InvalidSnapshotError('It is no object.');
  return found;
}

interface ReadKind {
  readonly kind: ContentKind;
  readonly files: ShownFiles;
  readonly leaveOut: ((left: OmittedValue) => void) | undefined;
}

function readEntries(
  read: ReadKind,
  found: Readonly<Record<string, unknown>>,
): readonly PublishedEntry[] {
  const { kind } = read;
  const entries = Object.hasOwn(found, kind) ? found[kind] : [];
  if (!Array.isArray(entries) || entries.length > contentKinds[kind].maxEntries)
    throw new InvalidSnapshotError(`Its ${kind} are no list that can be shown.`);
  const shown = entries.flatMap(
    (entry: unknown, place) => readEntry({ ...read, place }, entry) ?? [],
  );
  if (new Set(shown.map(({ id }) => id)).size < shown.length)
    throw new InvalidSnapshotError(`Of its ${kind}, one is there twice.`);
  return shown;
}

const wholeId = new RegExp(`^${contentIdPattern}$`);

interface EntryPlace extends ReadKind {
  readonly place: number;
}

/** Returns undefined for an entry that is left out. */
function readEntry(
  { kind, files, place, leaveOut }: EntryPlace,
  entry: unknown,
): PublishedEntry | undefined {
  const fail = (fault: string) => new InvalidSnapshotError(`${kind}/${place}: ${fault}`);
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

/** Removes the fields whose files are missing or of another kind. Throws UnfitTextError if `leaveOut` is not given. */
function withFilesThere(
  kind: ContentKind,
  text: ContentText,
  files: ShownFiles,
  leaveOut?: (field: string) => void,
): ContentText {
  const lost = namedFiles(kind, text)
    .filter(({ id, media }) => files[id]?.kind !== media)
    .map(({ field }) => field)
    // A rich text stays: only its missing picture is not shown.
    .filter((field) => getFields(kind)[field]?.type !== 'rich');
  const [first] = lost;
  if (first === undefined) return text;
  if (!leaveOut) throw new UnfitTextError(`the file of ${first} is not there`);
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
    throw error instanceof UnfitTextError ? fail(error.message) : error;
  }
}

import { contentIdPattern } from './calls/content-api';
import { findMissing, localEntry, localText } from './content-entry';
import type { CalendarMark, ContentSnapshot, ContentText, LocalEntry } from './content-entry';
import { UnfitText, orderText, readText } from './content-text';
import { firstLanguage } from '../site/languages';
import type { Language } from '../site/languages';
import { isObject } from '../wire/answer-reader';

/*
 * What calendars tell of what is published beside what pages do: how often it was changed, and what is not shown any more.
 */

/** The kinds whose entries are events, and who the church is: services are held where it is. */
export const calendarKinds = ['programs', 'services', 'identity'] as const;

/** So many of them a snapshot has at most. */
const maxMarks = 1000;

/** When what came with the site was written. */
const written = '2025-01-01T00:00:00.000Z';

/** What is told of what was taken down: its name and its time. Its other words were taken back. */
const remaining = {
  programs: ['name', 'start', 'end'],
  services: ['name', 'weekday', 'clock', 'weeks', 'minutes'],
  identity: [],
} as const;

const remains = (kind: CalendarMark['kind'], field: string): boolean =>
  (remaining[kind] as readonly string[]).includes(field);

/** What is told and kept of a text that was taken down. */
export const getRemains = (
  kind: CalendarMark['kind'],
  { values, shownInEnglish }: ContentText,
): ContentText => ({
  values: Object.fromEntries(Object.entries(values).filter(([field]) => remains(kind, field))),
  shownInEnglish,
});

const keyOf = ({ kind, id }: Pick<CalendarMark, 'kind' | 'id'>) => `${kind}/${id}`;

/** In their canonical form and order. */
export const orderMarks = (marks: readonly CalendarMark[]): readonly CalendarMark[] =>
  marks
    .map(({ kind, id, sequence, at, gone }) => ({
      ...{ kind, id, sequence, at },
      ...(gone && { gone: { isCancelled: gone.isCancelled, ...orderText(kind, gone) } }),
    }))
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

const wholeId = new RegExp(`^${contentIdPattern}$`);
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Those of a snapshot that can be read. */
export const readMarks = (found: unknown): readonly CalendarMark[] =>
  Array.isArray(found)
    ? found.slice(0, maxMarks).flatMap((mark: unknown) => readMark(mark) ?? [])
    : [];

function readMark(found: unknown): CalendarMark | undefined {
  const { kind: name, id, sequence, at, gone } = isObject(found) ? found : {};
  const kind = calendarKinds.find((one) => one === name);
  const isWhole =
    kind !== undefined &&
    typeof id === 'string' &&
    wholeId.test(id) &&
    Number.isSafeInteger(sequence) &&
    Number(sequence) >= 0 &&
    typeof at === 'string' &&
    instant.test(at);
  if (!isWhole) return undefined;
  const mark = { kind, id, sequence: Number(sequence), at };
  if (gone === undefined) return mark;
  const text = isObject(gone) ? readGone(kind, gone) : undefined;
  return text && isObject(gone)
    ? { ...mark, gone: { isCancelled: gone['isCancelled'] === true, ...text } }
    : undefined;
}

/** Undefined of a text of which this release could not even show in English what remains. */
function readGone(
  kind: CalendarMark['kind'],
  found: Readonly<Record<string, unknown>>,
): ContentText | undefined {
  try {
    const text = readText(kind, found, () => undefined);
    const lacks = lackedInEnglish(kind, text).some((field) => remains(kind, field));
    return lacks ? undefined : text;
  } catch (error) {
    if (error instanceof UnfitText) return undefined;
    throw error;
  }
}

const lackedInEnglish = (kind: CalendarMark['kind'], text: ContentText): readonly string[] =>
  findMissing(kind, text)
    .filter(({ language = firstLanguage }) => language === firstLanguage)
    .map(({ field }) => field);

type EventKind = Exclude<CalendarMark['kind'], 'identity'>;

/** What calendars say of an entry; of one that was taken down, its name and its time alone. */
export type ToldEntry<Kind extends EventKind> = Pick<
  LocalEntry<Kind>,
  'id' | Extract<keyof LocalEntry<Kind>, (typeof remaining)[Kind][number]>
> &
  Partial<LocalEntry<Kind>>;

/** An entry as calendars in one language have it. */
export type CalendarEntry = {
  readonly [Kind in EventKind]: {
    readonly kind: Kind;
    readonly entry: ToldEntry<Kind>;
    readonly sequence: number;
    /** ISO 8601 in UTC. */
    readonly changedAt: string;
    readonly isCancelled: boolean;
    /** What it said was taken back. */
    readonly isTakenBack: boolean;
  };
}[EventKind];

/** What calendars in a language have of a snapshot: what visitors see first, then what they do not see any more. */
export function calendarIn(
  { calendar = [], ...snapshot }: ContentSnapshot,
  language: Language,
): readonly CalendarEntry[] {
  const marks = new Map(calendar.map((mark) => [keyOf(mark), mark]));
  const markOf = (kind: CalendarMark['kind'], id: string) =>
    marks.get(keyOf({ kind, id })) ?? { sequence: 0, at: written };
  const identity = markOf('identity', 'identity');
  const read = (
    kind: EventKind,
    entry: { readonly id: string },
    gone?: GoneText,
  ): CalendarEntry => {
    const own = markOf(kind, entry.id);
    // Where the church has moved, each of its services has.
    const also = kind === 'services' ? identity : { sequence: 0, at: own.at };
    const changedAt = also.at > own.at ? also.at : own.at;
    const sequence = own.sequence + also.sequence;
    const isCancelled = gone?.isCancelled ?? false;
    const isTakenBack = gone !== undefined && lackedInEnglish(kind, gone).length > 0;
    const told = { kind, entry, sequence, changedAt, isCancelled, isTakenBack };
    return told as unknown as CalendarEntry;
  };
  const kinds = ['services', 'programs'] as const;
  const shown = kinds.flatMap((kind) =>
    snapshot[kind].map((entry) => read(kind, localEntry(kind, entry, language))),
  );
  const gone = calendar.flatMap(({ kind, id, gone: text }) =>
    text && kind !== 'identity' ? [read(kind, localGone(id, text, language), text)] : [],
  );
  return [...shown, ...gone];
}

type GoneText = NonNullable<CalendarMark['gone']>;

/** In English where one of its texts is not there in the language: it may lack what an entry needs to be published. */
function localGone(id: string, { values, shownInEnglish }: GoneText, language: Language) {
  const texts = Object.values(values);
  const isTold = texts.every((value) => localText(value, language) !== undefined);
  const shown = isTold && !shownInEnglish.includes(language) ? language : firstLanguage;
  const told = Object.entries(values).map(([field, value]) => [field, localText(value, shown)]);
  return { id, ...(Object.fromEntries(told) as Readonly<Record<string, string>>) };
}

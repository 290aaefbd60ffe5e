import { contentIdPattern } from './content-limits';
import { findMissing, localEntry, localText } from './content-entry';
import type { CalendarMark, ContentSnapshot, ContentText, LocalEntry } from './content-entry';
import { UnfitTextError, orderText, readText } from './content-text';
import { firstLanguage } from '../site/languages';
import type { Language } from '../site/languages';
import { isObject } from '../wire/answer-reader';

/*
 * What calendar feeds need beside the published entries: how often an event was changed, and which events are no longer
 * shown.
 */

/**
 * Kinds whose changes concern calendars: events, and the church's identity, because services take place at its address.
 */
export const calendarKinds = ['programs', 'services', 'identity'] as const;

/** Marks that a snapshot holds at most. */
const maxMarks = 1000;

/** Date of the content that came with the site, ISO 8601. */
const written = '2025-01-01T00:00:00.000Z';

/** The fields that a calendar keeps of an event that was taken down. Staff took back everything else. */
const remaining = {
  programs: ['name', 'start', 'end'],
  services: ['name', 'weekday', 'clock', 'weeks', 'minutes'],
  identity: [],
} as const;

const remains = (kind: CalendarMark['kind'], field: string): boolean =>
  (remaining[kind] as readonly string[]).includes(field);

/** Keeps of a text only the fields that calendars show after the event was taken down. */
export const toRemovedEventFields = (
  kind: CalendarMark['kind'],
  { values, shownInEnglish }: ContentText,
): ContentText => ({
  values: Object.fromEntries(Object.entries(values).filter(([field]) => remains(kind, field))),
  shownInEnglish,
});

const keyOf = ({ kind, id }: Pick<CalendarMark, 'kind' | 'id'>) => `${kind}/${id}`;

/** Sorts marks and their keys into the canonical form. */
export const orderMarks = (marks: readonly CalendarMark[]): readonly CalendarMark[] =>
  marks
    .map(({ kind, id, sequence, at, gone }) => ({
      ...{ kind, id, sequence, at },
      ...(gone && { gone: { isCancelled: gone.isCancelled, ...orderText(kind, gone) } }),
    }))
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

const wholeId = new RegExp(`^${contentIdPattern}$`);
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Parses the marks of a snapshot and skips those that are not valid. */
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

/** Returns undefined if this release cannot show even the English text of what remains. */
function readGone(
  kind: CalendarMark['kind'],
  found: Readonly<Record<string, unknown>>,
): ContentText | undefined {
  try {
    const text = readText(kind, found, () => undefined);
    const lacks = lackedInEnglish(kind, text).some((field) => remains(kind, field));
    return lacks ? undefined : text;
  } catch (error) {
    if (error instanceof UnfitTextError) return undefined;
    throw error;
  }
}

const lackedInEnglish = (kind: CalendarMark['kind'], text: ContentText): readonly string[] =>
  findMissing(kind, text)
    .filter(({ language = firstLanguage }) => language === firstLanguage)
    .map(({ field }) => field);

type EventKind = Exclude<CalendarMark['kind'], 'identity'>;

/** A calendar event; one that was taken down has only its name and time. */
export type CalendarEventEntry<Kind extends EventKind> = Pick<
  LocalEntry<Kind>,
  'id' | Extract<keyof LocalEntry<Kind>, (typeof remaining)[Kind][number]>
> &
  Partial<LocalEntry<Kind>>;

/** An event of a calendar in one language. */
export type CalendarEntry = {
  readonly [Kind in EventKind]: {
    readonly kind: Kind;
    readonly entry: CalendarEventEntry<Kind>;
    readonly sequence: number;
    /** ISO 8601 in UTC. */
    readonly changedAt: string;
    readonly isCancelled: boolean;
    /** Staff took the text back, so only name and time are told. */
    readonly isTakenBack: boolean;
  };
}[EventKind];

/** The events of a calendar in one language: first what visitors see, then what they no longer see. */
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
    // A change of the church's address changes each of its services.
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

/** Falls back to English if one of the texts lacks the language: a removed event may be incomplete. */
function localGone(id: string, { values, shownInEnglish }: GoneText, language: Language) {
  const texts = Object.values(values);
  const isTold = texts.every((value) => localText(value, language) !== undefined);
  const shown = isTold && !shownInEnglish.includes(language) ? language : firstLanguage;
  const told = Object.entries(values).map(([field, value]) => [field, localText(value, shown)]);
  return { id, ...(Object.fromEntries(told) as Readonly<Record<string, string>>) };
}

import type { StaffMember } from 'contract/review';

/** A colleague as a note mentions them: `@` and the name. */
export interface Mentionable {
  readonly _id: string;
  readonly email: string;
  /** The first of the handles. */
  readonly name: string;
  /** Each may stand behind the `@`: the name, the part of the address before its @, and the address. No two share one. */
  readonly handles: readonly string[];
}

export function toMentionables(staff: readonly StaffMember[]): readonly Mentionable[] {
  const all = staff.flatMap(listHandles).map(fold);
  return staff.map((one) => {
    const own = listHandles(one).filter((handle) => countOf(all, fold(handle)) === 1);
    const handles = [...own, one.email];
    return { _id: one._id, email: one.email, name: handles[0] ?? one.email, handles };
  });
}

const listHandles = ({ name, email }: StaffMember): readonly string[] => {
  const short = email.split('@', 1)[0] ?? email;
  return name === undefined || fold(name) === fold(short) ? [short] : [name, short];
};

const fold = (word: string) => word.toLowerCase();

const countOf = (all: readonly string[], word: string) => all.filter((one) => one === word).length;

/** The word after an `@` in which the cursor stands, with its place in the text; undefined if there is none. */
export function findMention(text: string, cursor: number) {
  const found = /(?:^|[\s(])@([\p{L}\p{N}_.+-]*)$/u.exec(text.slice(0, cursor));
  const word = found?.[1];
  return word === undefined ? undefined : { word, from: cursor - word.length - 1 };
}

/** The colleagues of whom a word of the name, or the address, begins like this. */
export const matchMentions = (staff: readonly Mentionable[], word: string) =>
  staff
    .filter(({ handles }) =>
      handles
        .flatMap((handle) => fold(handle).split(' '))
        .some((part) => part.startsWith(fold(word))),
    )
    .slice(0, mostOffered);

/** Colleagues that are offered at once. */
const mostOffered = 6;

/** The ids of the colleagues whom a text mentions. Behind an `@`, the longest name that fits counts. */
export function getMentions(text: string, staff: readonly Mentionable[]): readonly string[] {
  const known = staff
    .flatMap(({ _id, handles }) => handles.map((handle) => ({ _id, handle: fold(handle) })))
    .sort((one, other) => other.handle.length - one.handle.length);
  const folded = fold(text);
  const starts = Array.from(folded.matchAll(/(?<![^\s(),;:!?])@/g), ({ index }) => index + 1);
  const mentioned = starts.map((start) =>
    known.find(
      ({ handle }) =>
        folded.startsWith(handle, start) && isEnd.test(folded.slice(start + handle.length)),
    ),
  );
  return staff.map(({ _id }) => _id).filter((id) => mentioned.some((one) => one?._id === id));
}

const isEnd = /^\.?(?:[\s(),;:!?]|$)/;

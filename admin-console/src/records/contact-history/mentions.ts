import type { StaffMember } from 'contract/review';

/** A colleague as a note mentions them: `@` and the name. */
export interface Mentionable {
  readonly _id: string;
  readonly email: string;
  /** The part before the @ of the address, or all of it where two colleagues share that part. */
  readonly name: string;
}

export function toMentionables(staff: readonly StaffMember[]): readonly Mentionable[] {
  const names = staff.map(({ email }) => shortName(email));
  return staff.map(({ _id, email }, at) => {
    const name = names[at] ?? email;
    const isShared = names.filter((one) => one === name).length > 1;
    return { _id, email, name: isShared ? email : name };
  });
}

const shortName = (email: string) => email.split('@', 1)[0] ?? email;

/** The word after an `@` in which the cursor stands, with its place in the text; undefined if there is none. */
export function findMention(text: string, cursor: number) {
  const found = /(?:^|[\s(])@([\w.+-]*)$/.exec(text.slice(0, cursor));
  const word = found?.[1];
  return word === undefined ? undefined : { word, from: cursor - word.length - 1 };
}

/** The colleagues whose name or address begins like a word. */
export const matchMentions = (staff: readonly Mentionable[], word: string) =>
  staff
    .filter(({ name }) => name.toLowerCase().startsWith(word.toLowerCase()))
    .slice(0, mostOffered);

/** Colleagues that are offered at once. */
const mostOffered = 6;

/** The ids of the colleagues whom a text mentions. */
export function getMentions(text: string, staff: readonly Mentionable[]): readonly string[] {
  const words = text.split(/[\s(),;:!?]+/).filter((word) => word.startsWith('@'));
  const names = new Set(words.map((word) => word.slice(1).replace(/\.$/, '')));
  return staff.filter(({ name }) => names.has(name)).map(({ _id }) => _id);
}

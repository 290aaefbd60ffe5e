/** What a text of a mail may name in braces. It is filled in when the mail is written. */
export const mailPlaceholderNames = [
  'church',
  'office',
  'phone',
  'address',
  'link',
  'understood',
  'minutes',
  'hours',
  'days',
  'introduction',
] as const;
export type MailPlaceholder = (typeof mailPlaceholderNames)[number];

/** Which of them a text may name. */
export interface MailPlaceholders {
  /** Those without which the mail is of no use: each stands on a line of its own. */
  readonly needed: readonly MailPlaceholder[];
  readonly others: readonly MailPlaceholder[];
}

const anyPlaceholder = /\{([a-z]+)\}/g;

/** What may be meant as one, too: `{büro}`, `{ church }`. */
const anyBraces = /\{([^{}\n]*)\}/g;

/** Whether a text names no other placeholders than it may, and those that it has to. Linear. */
export function fitsPlaceholders(text: string, { needed, others }: MailPlaceholders): boolean {
  const lines = text.split('\n').map((line) => line.trim());
  const allowed: readonly string[] = [...needed, ...others];
  return (
    [...text.matchAll(anyBraces)].every(
      ([, name = '']) => allowed.includes(name) || !/\p{L}/u.test(name),
    ) && needed.map(placed).every((name) => lines.includes(name) && lines.every(isAloneIn(name)))
  );
}

/** Nothing stands around it: an address before `{link}` would carry the token away. */
const isAloneIn = (name: string) => (line: string) => line === name || !line.includes(name);

/** A placeholder as it is written. */
export const placed = (name: MailPlaceholder): string => `{${name}}`;

/** A text with values for its placeholders; those without one stay. */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Partial<Record<string, string>>>,
): string =>
  text.replace(anyPlaceholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );

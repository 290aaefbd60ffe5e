/** The placeholders in braces that the text of an email may use. They are filled in when it is sent. */
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

export interface MailPlaceholders {
  /** Required placeholders, without which the email would be of no use: each stands on a line of its own. */
  readonly needed: readonly MailPlaceholder[];
  readonly others: readonly MailPlaceholder[];
}

const anyPlaceholder = /\{([a-z]+)\}/g;

/** Also matches mistyped placeholders such as `{büro}` and `{ church }`. */
const anyBraces = /\{([^{}\n]*)\}/g;

/** Whether the text uses only allowed placeholders and all required ones. Runs in linear time. */
export function fitsPlaceholders(text: string, { needed, others }: MailPlaceholders): boolean {
  const lines = text.split('\n').map((line) => line.trim());
  const allowed: readonly string[] = [...needed, ...others];
  return (
    [...text.matchAll(anyBraces)].every(
      ([, name = '']) => allowed.includes(name) || !/\p{L}/u.test(name),
    ) && needed.map(placed).every((name) => lines.includes(name) && lines.every(isAloneIn(name)))
  );
}

/**
 * A required placeholder stands alone on its line: a host name in front of `{link}` would send the token to that host.
 */
const isAloneIn = (name: string) => (line: string) => line === name || !line.includes(name);

export const placed = (name: MailPlaceholder): string => `{${name}}`;

/** Fills in the placeholders; those without a value stay as they are. */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Partial<Record<string, string>>>,
): string =>
  text.replace(anyPlaceholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );

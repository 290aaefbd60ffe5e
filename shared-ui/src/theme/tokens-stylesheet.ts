import { nightTokens, tokens } from './tokens';

/** Tokens by group and name. */
type Tokens = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The text of `tokens.css`: every token as a custom property, `color.inkSoft` as `--color-ink-soft`. The night tokens
 * apply if the device asks for dark and light was not chosen, and if dark was chosen; never in print.
 */
export function writeTokensStylesheet(): string {
  const night = ['color-scheme: dark;', ...writeProperties(nightTokens)];
  return [
    '/* Written from tokens.ts by `pnpm --filter shared-ui tokens`. */',
    ...writeRule(':root', ['color-scheme: light;', ...writeProperties(tokens)]),
    '',
    '@media screen and (prefers-color-scheme: dark) {',
    ...indent(writeRule(":root:not([data-scheme='light'])", night)),
    '}',
    '',
    '@media screen {',
    ...indent(writeRule(":root[data-scheme='dark']", night)),
    '}',
    '',
  ].join('\n');
}

export const toPropertyName = (group: string, name: string): string =>
  `--${group}-${toKebabCase(name)}`;

const writeProperties = (groups: Tokens): string[] =>
  Object.entries(groups).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => `${toPropertyName(group, name)}: ${value};`),
  );

const writeRule = (selector: string, declarations: readonly string[]): string[] => [
  `${selector} {`,
  ...indent(declarations),
  '}',
];

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const toKebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

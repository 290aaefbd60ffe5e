import { tokens } from './tokens';

/** The text of `tokens.css`: every token as a custom property, `color.inkSoft` as `--color-ink-soft`. */
export function writeTokensStylesheet(): string {
  const properties = Object.entries(tokens).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => `  --${group}-${toKebabCase(name)}: ${value};`),
  );
  return [
    '/* Written from tokens.ts by `pnpm --filter shared-ui tokens`. */',
    ':root {',
    '  color-scheme: light;',
    ...properties,
    '}',
    '',
  ].join('\n');
}

const toKebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

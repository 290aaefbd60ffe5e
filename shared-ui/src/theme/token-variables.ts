import { toPropertyName } from './tokens-stylesheet';
import { tokens } from './tokens';

type Tokens = typeof tokens;

/** The tokens as CSS variables, `var(--color-ink)`, for styles in scripts. */
export const tokenVariables = Object.fromEntries(
  Object.entries(tokens).map(([group, values]) => [
    group,
    Object.fromEntries(
      Object.keys(values).map((name) => [name, `var(${toPropertyName(group, name)})`]),
    ),
  ]),
) as { readonly [Group in keyof Tokens]: Readonly<Record<keyof Tokens[Group], string>> };

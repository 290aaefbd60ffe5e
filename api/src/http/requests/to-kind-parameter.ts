/**
 * Returns a route parameter that matches any of these kinds and nothing else. It is cast to a kind, because paths are
 * built from kinds.
 */
export const toKindParameter = <Kind extends string>(kinds: readonly Kind[]): Kind =>
  `:kind(${kinds.join('|')})` as Kind;

/** One of some kinds as a part of a route: any of them, and nothing else. Cast, for addresses are made of kinds. */
export const toKindParameter = <Kind extends string>(kinds: readonly Kind[]): Kind =>
  `:kind(${kinds.join('|')})` as Kind;

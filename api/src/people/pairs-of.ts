/** All pairs of the items, in their order. */
export const pairsOf = <Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] =>
  items.flatMap((first, at) => items.slice(at + 1).map((second) => [first, second] as const));

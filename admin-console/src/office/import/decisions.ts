import type { ImportDecision } from 'contract/import-plan';

/** What is decided about one row. */
export type RowDecision = Omit<ImportDecision, 'row'>;

/** What is decided, by the numbers of the rows. */
export type Decisions = ReadonlyMap<number, RowDecision>;

/** A change of what is decided about a row; undefined takes a part back, also of a value. */
export interface DecisionChange {
  readonly skips?: true | undefined;
  readonly match?: RowDecision['match'] | undefined;
  readonly values?: Readonly<Record<string, string | undefined>>;
}

/** Records changes about rows. A row about which nothing is decided any more is not listed. */
export function decide(
  decisions: Decisions,
  changes: readonly (readonly [row: number, change: DecisionChange])[],
): Decisions {
  const next = new Map(decisions);
  for (const [row, change] of changes) {
    const decision = apply(next.get(row) ?? {}, change);
    if (Object.keys(decision).length > 0) next.set(row, decision);
    else next.delete(row);
  }
  return next;
}

function apply(before: RowDecision, change: DecisionChange): RowDecision {
  const { skips, match } = { ...before, ...change };
  const values = Object.entries({ ...before.values, ...change.values }).flatMap(([field, text]) =>
    text === undefined ? [] : [[field, text] as const],
  );
  return {
    ...(skips && { skips }),
    ...(match && { match }),
    ...(values.length > 0 && { values: Object.fromEntries(values) }),
  };
}

/** How many rows are decided otherwise than at an earlier time. */
export const countChanges = (now: Decisions, before: Decisions): number =>
  new Set([...now.keys(), ...before.keys()].filter((row) => now.get(row) !== before.get(row))).size;

/** In the order of the file. */
export const toList = (decisions: Decisions): ImportDecision[] =>
  Array.from(decisions, ([row, decision]) => ({ row, ...decision })).toSorted(
    (one, other) => one.row - other.row,
  );

export const fromList = (list: readonly ImportDecision[]): Decisions =>
  new Map(list.map(({ row, ...decision }) => [row, decision]));

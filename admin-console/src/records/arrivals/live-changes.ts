import type { AdminRecord } from '../../base/model/admin-record';

/** The changes to a section's list since it was loaded. */
export interface LiveChanges {
  /** The list as reloaded later. */
  readonly readLater: readonly AdminRecord[] | undefined;
  /** Oldest first. */
  readonly arrived: readonly AdminRecord[];
  readonly replaced: ReadonlyMap<unknown, AdminRecord>;
  /** The ids of the records that arrived and are not shown yet. */
  readonly newcomers: ReadonlySet<unknown>;
}

export type LiveChange =
  | { readonly type: 'read-again'; readonly records: readonly AdminRecord[] }
  | { readonly type: 'arrived'; readonly records: readonly AdminRecord[] }
  | { readonly type: 'added'; readonly record: AdminRecord }
  | { readonly type: 'replaced'; readonly records: readonly AdminRecord[] }
  | { readonly type: 'newcomers-seen'; readonly records: readonly AdminRecord[] };

export const noChanges: LiveChanges = {
  readLater: undefined,
  arrived: [],
  replaced: new Map(),
  newcomers: new Set(),
};

const idOf = (record: AdminRecord) => record['_id'];

export function withChange(changes: LiveChanges, change: LiveChange): LiveChanges {
  switch (change.type) {
    case 'read-again':
      return { ...changes, readLater: change.records, replaced: new Map() };
    case 'arrived': {
      // The server also tells what this console has added, which is shown already.
      const known = new Set(changes.arrived.map(idOf));
      const records = change.records.filter((record) => !known.has(idOf(record)));
      return {
        ...changes,
        arrived: [...changes.arrived, ...records],
        newcomers: new Set([...changes.newcomers, ...records.map(idOf)]),
      };
    }
    case 'added': {
      // The server may have told of it before it answered.
      const newcomers = new Set(changes.newcomers);
      newcomers.delete(idOf(change.record));
      return { ...changes, arrived: [...changes.arrived, change.record], newcomers };
    }
    case 'replaced': {
      const entries = change.records.map((record) => [idOf(record), record] as const);
      return { ...changes, replaced: new Map([...changes.replaced, ...entries]) };
    }
    case 'newcomers-seen': {
      const seen = new Set(change.records.map(idOf));
      const newcomers = new Set([...changes.newcomers].filter((id) => !seen.has(id)));
      return { ...changes, newcomers };
    }
  }
}

/**
 * Applies the changes to a list: arrivals join at its end, so that nothing that is being read moves. A record that was
 * both loaded and announced appears once.
 */
export function applyChanges(
  base: readonly AdminRecord[],
  { arrived, replaced }: Pick<LiveChanges, 'arrived' | 'replaced'>,
): readonly AdminRecord[] {
  const late = new Map(arrived.map((record) => [idOf(record), record]));
  if (late.size > 0) for (const record of base) late.delete(idOf(record));
  const all = late.size > 0 ? base.concat([...late.values()]) : base;
  return replaced.size > 0 ? all.map((record) => replaced.get(idOf(record)) ?? record) : all;
}

/** A record of a list. Its fields come from the server and are not known at compile time (requirements 3). */
export type AdminRecord = Readonly<Record<string, unknown>>;

/**
 * The records of a list's response. Anything but an array counts as empty (requirements 7.3), and items that are no
 * records are dropped.
 */
export function toRecords(answer: unknown): readonly AdminRecord[] {
  return Array.isArray(answer) ? answer.filter(isRecord) : [];
}

export const isRecord = (item: unknown): item is AdminRecord =>
  typeof item === 'object' && item !== null && !Array.isArray(item);

/** Whether a record was merged into another one, which replaces it (contract/review). */
export const isMerged = (record: AdminRecord): boolean => typeof record['mergedInto'] === 'string';

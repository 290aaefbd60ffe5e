/** What a list holds: its fields come from the server and are not known here (requirements 3). */
export type AdminRecord = Readonly<Record<string, unknown>>;

/**
 * The records of a list's answer. Anything but an array counts as empty (requirements 7.3), as does any item that is no
 * record.
 */
export function toRecords(answer: unknown): readonly AdminRecord[] {
  return Array.isArray(answer) ? answer.filter(isRecord) : [];
}

/** Whether an item of a list is a record. */
export const isRecord = (item: unknown): item is AdminRecord =>
  typeof item === 'object' && item !== null && !Array.isArray(item);

/** Whether a record was merged into another, which stands for it from then on (contract/review). */
export const isMerged = (record: AdminRecord): boolean => typeof record['mergedInto'] === 'string';

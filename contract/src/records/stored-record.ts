import type { TSchema } from '@sinclair/typebox';
import { isObject } from '../wire/answer-reader';

/** The properties that the server adds to each record (requirements 10.1). Times are ISO 8601 in UTC. */
export interface StoredRecord {
  readonly _id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** 0 when it is stored, one more with each update. */
  readonly __v: number;
}

/** How far staff have handled a record, as its sender sees it. */
export const sentStates = ['arrived', 'in-progress', 'done'] as const;
export type SentState = (typeof sentStates)[number];

/** The schema of what was just stored, as any value: the status already tells the success (requirements 7.2). */
export const storedRecord = {} as TSchema;

/** The id of the record in a response; '' if it is missing or invalid. */
export function readStoredId(body: unknown): string {
  const id = isObject(body) ? body['_id'] : undefined;
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : '';
}

/** Whether staff must approve the record in a response before it is public. */
export const readAwaitsApproval = (body: unknown): boolean =>
  isObject(body) && body['awaitsApproval'] === true;

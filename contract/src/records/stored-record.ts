import { anyText, isObject, objectReader } from '../wire/answer-reader';

/** The properties that the server adds to each record (requirements 10.1). Times are ISO 8601 in UTC. */
export interface StoredRecord {
  readonly _id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** 0 when it is stored, one more with each update. */
  readonly __v: number;
}

const readId = objectReader({ _id: anyText });

/** The id of the record in a response; '' if it is missing or invalid. */
export function readStoredId(body: unknown): string {
  const id = readId(body)?._id ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : '';
}

/** Whether staff must approve the record in a response before it is public. */
export const readAwaitsApproval = (body: unknown): boolean =>
  isObject(body) && body['awaitsApproval'] === true;

import { anyText, isObject, objectReader } from '../wire/answer-reader';

/** What the server adds to everything it keeps (requirements 10.1). Times are ISO 8601 in UTC. */
export interface StoredRecord {
  readonly _id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** 0 when stored, one more with each update. */
  readonly __v: number;
}

const readId = objectReader({ _id: anyText });

/** The id of the record that an answer holds; '' where it has none, or something else in its place. */
export function readStoredId(body: unknown): string {
  const id = readId(body)?._id ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : '';
}

/** Whether an answer's record is one that staff are to look at before the public does. */
export const readAwaitsApproval = (body: unknown): boolean =>
  isObject(body) && body['awaitsApproval'] === true;

/** What the server adds to everything it keeps (DESIGN 3.4). Times are ISO 8601 in UTC. */
export interface StoredRecord {
  readonly _id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** 0 when stored, one more with each update. */
  readonly __v: number;
}

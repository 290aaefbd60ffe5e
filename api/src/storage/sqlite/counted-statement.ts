/** An insert, update or delete, and how many rows it must change. */
export interface CountedStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly changes: number;
}

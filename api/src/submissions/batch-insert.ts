import { CompiledQuery } from 'kysely';
import type { StoredBody } from '../encryption/stored-body';
import type { Database } from '../storage/database';

/** A value of a column. */
type Cell = string | number | null | StoredBody;

/** Inserts many rows with one statement, and leaves out those that are there. */
export class BatchInsert<Column extends string> {
  private readonly statements = new Map<number, string>();

  constructor(
    private readonly table: 'submissions' | 'outbox' | 'staff_news',
    private readonly columns: readonly Column[],
  ) {}

  /** Answers how many went in. */
  async run(database: Database, rows: readonly Readonly<Record<Column, Cell>>[]): Promise<number> {
    const parameters: Cell[] = [];
    for (const row of rows) for (const column of this.columns) parameters.push(row[column]);
    const insert = CompiledQuery.raw(this.statementFor(database, rows.length), parameters);
    const { numAffectedRows } = await database.executeQuery(insert);
    return Number(numAffectedRows);
  }

  /** Building it anew would cost more than running it. */
  private statementFor(database: Database, size: number): string {
    const known = this.statements.get(size);
    if (known !== undefined) return known;
    const blank = Object.fromEntries(this.columns.map((column) => [column, '']));
    const { sql: text } = database
      .insertInto(this.table)
      .values(Array.from({ length: size }, () => blank as never))
      .onConflict((conflict) => conflict.doNothing())
      .compile();
    this.statements.set(size, text);
    return text;
  }
}

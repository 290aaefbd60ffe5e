import type { StoredBody } from '../storage/encryption/stored-body';
import type { CountedStatement } from '../storage/sqlite/counted-statement';
import type { Database } from '../storage/database';

type Cell = string | number | null | StoredBody;

type Row<Column extends string> = Readonly<Record<Column, Cell>>;

/** Builds statements that insert many rows at once and skip rows that exist. */
export class BatchInsert<Column extends string> {
  private readonly statements = new Map<number, string>();

  constructor(
    private readonly table: 'submissions' | 'outbox' | 'staff_news',
    private readonly columns: readonly Column[],
  ) {}

  /** The statement must insert every row. */
  statement(database: Database, rows: readonly Row<Column>[]): CountedStatement {
    const parameters: Cell[] = [];
    for (const row of rows) for (const column of this.columns) parameters.push(row[column]);
    return { sql: this.textFor(database, rows.length), parameters, changes: rows.length };
  }

  /** The SQL text is cached for each size: building it costs more than running it. */
  private textFor(database: Database, size: number): string {
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

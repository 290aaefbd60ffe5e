import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { repeatWhileListening } from '../../storage/schedule/repeat-while-listening';
import type { RecordSource } from '../../storage/records/record-source';
import { lockPersons } from '../lock-persons';
import { LinkRepository, listUnlinked } from './link-repository';
import { PersonLinker } from './person-linker';
import { toRecordDigests } from './record-digests';

declare module 'fastify' {
  interface FastifyInstance {
    readonly personIndexer: PersonIndexer;
  }
}

/** Rows at a time, so that visitors' submissions are stored between two pieces. */
const rowsPerPiece = 50;
/** Rows that a request waits for at most: after an upgrade there are as many as records. */
const rowsPerRequest = 400;
/** Milliseconds between two looks for new rows, which come from any process. */
const interval = 2000;

/** Profiles come first: what they confirmed says most about the others. */
const tables: readonly RecordSource['table'][] = ['profiles', 'submissions'];

/**
 * Finds the persons of records after they are stored, so that senders do not wait for it. It looks at each new version
 * of a record again: the record keeps its person, which may be joined with others.
 */
export class PersonIndexer {
  constructor(private readonly app: Pick<FastifyInstance, 'database' | 'now' | 'makeId'>) {}

  /** Looks at all new rows. */
  async run(limit = Infinity): Promise<void> {
    for (const table of tables) {
      let after = 0;
      for (let count = 0; count < limit; count += rowsPerPiece) {
        const last = await this.linkPiece(table, after);
        if (last === undefined) break;
        after = last;
        await setImmediate();
      }
    }
  }

  /** Looks at new rows before a response that depends on them. */
  catchUp(): Promise<void> {
    return this.run(rowsPerRequest);
  }

  /** Returns the number of the last row, after which there may be more; undefined if there was none. */
  private async linkPiece(
    table: RecordSource['table'],
    after: number,
  ): Promise<number | undefined> {
    const rows = await listUnlinked(this.app.database, table, after, rowsPerPiece);
    const digested = rows.map((row) => ({
      ...row,
      digests: toRecordDigests(row.record, row.isConfirmed),
    }));
    if (rows.length > 0)
      await this.app.database.transaction().execute(async (transaction) => {
        await lockPersons(transaction);
        const marked = await new LinkRepository(transaction).mark(table, rows);
        const listed = digested.filter(({ id }) => marked.has(id));
        if (listed.length > 0) await new PersonLinker(transaction, this.app).link(listed);
      });
    return rows.at(-1)?.seq;
  }
}

/** Looks at records while the server runs. */
export function indexPersonsRegularly(app: FastifyInstance): void {
  const indexer = new PersonIndexer(app);
  app.decorate('personIndexer', indexer);
  repeatWhileListening(app, interval, () => indexer.run());
}

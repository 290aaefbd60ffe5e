import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ImportPlan } from 'contract/import-plan';
import type { ImportSummary } from 'contract/import-requests';
import type { RecordKind } from 'contract/review';
import type { ImportReader } from './files/import-reader';
import { readRows } from './files/import-table';
import { BoundedWork } from '../http/limits/bounded-work';
import type { Database } from '../storage/database';
import { ImportRepository } from './store/import-repository';
import { makeRowTranslator } from './values/row-translator';
import { checkRow } from './rows/check-row';
import type { CheckedRow } from './rows/check-row';
import { findPersons } from './rows/find-persons';
import { readPersons, readTakenEmails } from './rows/known-persons';
import type { MatchedPersons } from './rows/match-row';
import { joinGroups } from './rows/person-groups';
import { planRows } from './rows/plan-rows';
import { digestRows, summarizeRows } from './rows/planned-row';
import type { PlannedRow } from './rows/planned-row';
import { limitPlaces } from './rows/program-places';
import { makeFieldsCheck } from './rows/row-faults';

export interface PlannedImport {
  readonly rows: readonly PlannedRow[];
  readonly summary: ImportSummary;
  /** Of all that would be done (`digestRows`). */
  readonly digest: string;
  readonly fileDigest: string;
  /** The id of the newest import at the time; undefined if there was none. */
  readonly last: string | undefined;
}

/** Rows that are looked at at a time, so that other requests are handled in between. */
const rowsPerPiece = 200;
/** The rows of the largest file take some hundred megabytes, so one is planned at a time. */
const limits = { running: 1, waiting: 8 };

/** Says what an import would do with each row of a file, and changes nothing. */
export class ImportPlanner {
  private readonly bounded = new BoundedWork(limits);

  constructor(
    private readonly app: Pick<FastifyInstance, 'database' | 'now' | 'personIndexer'>,
    private readonly reader: ImportReader,
  ) {}

  /**
   * Throws an HttpError for a file that is refused, and where too many wait (503).
   * @param kinds the sections that the importer may review
   */
  plan(bytes: Buffer, plan: ImportPlan, kinds: readonly RecordKind[]): Promise<PlannedImport> {
    return this.bounded.run(() => this.planNow(bytes, plan, kinds));
  }

  private async planNow(
    bytes: Buffer,
    plan: ImportPlan,
    kinds: readonly RecordKind[],
  ): Promise<PlannedImport> {
    const { database, now, personIndexer } = this.app;
    const last = await new ImportRepository(database).findLast();
    // Not only the next records: those of an earlier import would be added once more.
    await personIndexer.run();
    const rows = await this.checkRows(bytes, plan, kinds);
    const found = await findMatches(database, rows, kinds);
    const ids = [...found.values()].flatMap(({ certain, possible }) =>
      [...certain, ...possible].map(({ person }) => person),
    );
    const persons = await readPersons(database, [...new Set(ids)], kinds);
    const taken = await readTakenEmails(database, listLogins(rows));
    const matches = {
      persons,
      of: (row: CheckedRow) => found.get(row) ?? nobody,
      isTaken: (email: string) => taken.has(email),
    };
    const planned = await planRows(rows, matches, makeFieldsCheck(this.app));
    const all = joinGroups(await limitPlaces(database, now, planned));
    const fileDigest = toFileDigest(bytes);
    const { decisions: _decisions, ...choices } = plan;
    return {
      ...{ rows: all, summary: summarizeRows(all), fileDigest, last },
      // A request that is sent again after an import finds that this is not the last any more.
      digest: await digestRows(all, { fileDigest, last, ...choices }),
    };
  }

  private async checkRows(
    bytes: Buffer,
    plan: ImportPlan,
    kinds: readonly RecordKind[],
  ): Promise<readonly CheckedRow[]> {
    const table = await this.reader.read(bytes, plan.sheet);
    const { target, columns, country, dateOrder } = plan;
    const translator = await makeRowTranslator({ target, columns, country, dateOrder });
    const decisions = new Map(plan.decisions.map((decision) => [decision.row, decision]));
    const now = this.app.now().toISOString();
    const checker = { plan, decisions, translator, kinds, now };
    const check = makeFieldsCheck(this.app);
    const rows: CheckedRow[] = [];
    for await (const some of readRows(table))
      for (const row of some) {
        rows.push(checkRow(row, { ...checker, check }));
        if (rows.length % rowsPerPiece === 0) await setImmediate();
      }
    return rows;
  }
}

const nobody: MatchedPersons = { certain: [], possible: [] };

export const toFileDigest = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex');

async function findMatches(
  database: Database,
  rows: readonly CheckedRow[],
  kinds: readonly RecordKind[],
): Promise<ReadonlyMap<CheckedRow, MatchedPersons>> {
  const found = new Map<CheckedRow, MatchedPersons>();
  const sought = rows.filter(({ kind, decision }) => kind !== undefined && !decision?.skips);
  for (let start = 0; start < sought.length; start += rowsPerPiece) {
    const some = sought.slice(start, start + rowsPerPiece);
    const matched = await findPersons(
      database,
      some.map(({ fields }) => fields),
      kinds,
    );
    for (const [place, row] of some.entries()) found.set(row, matched[place] ?? nobody);
  }
  return found;
}

/** The addresses with which rows make a profile, lower-cased. */
const listLogins = (rows: readonly CheckedRow[]): readonly string[] =>
  rows.flatMap(({ kind, fields }) =>
    kind === 'profiles' && typeof fields['email'] === 'string' ? fields['email'].toLowerCase() : [],
  );

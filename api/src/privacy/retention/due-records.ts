import { holdsConsent } from 'contract/consent-record';
import { noticeDays } from 'contract/retention-requests';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import { dueDate, getMergedDueDate, latest } from './due-date';
import type { RetainedRecord } from './due-date';
import { ProfileNotices } from './profile-notices';
import { findProgramEnd, loadProgramEnds } from './program-ends';
import type { ProgramEnds } from './program-ends';
import { RetainedRows } from './retained-rows';
import type { MergedPair, RecordTable, RetainedRow } from './retained-rows';

export interface DueRow {
  readonly kind: RecordKind;
  readonly id: string;
  readonly dueAt: string;
  /** Set for a profile that ends: whether the email to its member was sent or is to be sent. */
  readonly notice?: 'mailed' | 'to-mail';
}

/** Merged records, which are removed together; most groups have one record. */
interface Group {
  readonly rows: readonly [RetainedRow, ...RetainedRow[]];
  readonly dueAt: string;
}

/** Computes when records are to be removed. */
export class DueRecords {
  private readonly rows: RetainedRows;
  private readonly notices: ProfileNotices;

  private constructor(
    database: Database,
    private readonly now: Date,
    private readonly ends: ProgramEnds,
  ) {
    this.notices = new ProfileNotices(database);
    this.rows = new RetainedRows(database);
  }

  /**
   * Loads the ends of the programmes if there may be registrations among the records.
   * @param kind the kind of all records; absent for any
   */
  static async load(database: Database, now: Date, kind?: RecordKind): Promise<DueRecords> {
    const needsEnds = kind === undefined || kind === 'programAttendance';
    return new DueRecords(database, now, needsEnds ? await loadProgramEnds(database) : new Map());
  }

  /** Returns those of a table's rows that have a removal day, with the records merged with them. */
  async judge(table: RecordTable, rows: readonly RetainedRow[]): Promise<readonly DueRow[]> {
    const groups = await this.group(table, rows);
    if (table === 'profiles') return this.afterNotices(groups);
    return groups.flatMap(({ rows: members, dueAt }) =>
      members.map(({ kind, id }) => ({ kind, id, dueAt })),
    );
  }

  /** A profile is kept until its member had time to log in again. A member in quarantine is not notified. */
  private async afterNotices(groups: readonly Group[]): Promise<readonly DueRow[]> {
    const ids = groups.flatMap(({ rows }) => rows.map(({ id }) => id));
    const mailed = await this.notices.listMailed(ids);
    const ahead = daysAfter(this.now.toISOString());
    return groups.flatMap(({ rows, dueAt }) => {
      const told = rows.filter(({ quarantine }) => quarantine === null);
      const ends = told.map(({ id }) => daysAfter(mailed.get(id) ?? this.now.toISOString()));
      return rows.map((row) => ({
        ...{ kind: row.kind, id: row.id, dueAt: latest(dueAt, ...ends) },
        ...(dueAt <= ahead &&
          told.includes(row) && {
            notice: mailed.has(row.id) ? ('mailed' as const) : ('to-mail' as const),
          }),
      }));
    });
  }

  private async group(table: RecordTable, rows: readonly RetainedRow[]): Promise<readonly Group[]> {
    const pairs = await this.rows.listMerged(rows.map(({ id }) => id));
    const inGroups = new Set(pairs.flatMap(({ survivor, merged }) => [survivor, merged]));
    const alone = rows
      .filter(({ id }) => !inGroups.has(id))
      .flatMap((row) => toGroup([row], dueDate(this.toRecord(row))));
    const members = await this.rows.read(table, [...inGroups]);
    const bySurvivor = new Map<string, MergedPair[]>();
    for (const pair of pairs)
      bySurvivor.set(pair.survivor, [...(bySurvivor.get(pair.survivor) ?? []), pair]);
    const survivors = members.filter(({ merged_into }) => merged_into === null);
    return [...alone, ...survivors.flatMap((row) => this.together(row, members, bySurvivor))];
  }

  private together(
    survivor: RetainedRow,
    members: readonly RetainedRow[],
    pairs: ReadonlyMap<string, readonly MergedPair[]>,
  ): readonly Group[] {
    const found = new Set([survivor.id]);
    let mergedAt = '';
    // The loop also visits ids that it adds, so a chain of merges is followed to its end.
    for (const id of found) {
      for (const pair of pairs.get(id) ?? []) {
        found.add(pair.merged);
        mergedAt = latest(mergedAt, pair.created_at);
      }
    }
    const others = members.filter(({ id }) => found.has(id) && id !== survivor.id);
    if (others.length === 0) return toGroup([survivor], dueDate(this.toRecord(survivor)));
    const records = others.map((row) => this.toRecord(row));
    const due = getMergedDueDate(this.toRecord(survivor), records, mergedAt);
    return toGroup([survivor, ...others], due);
  }

  private toRecord(row: RetainedRow): RetainedRecord {
    const { kind, state, reviewed_at } = row;
    return {
      kind,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      ...(state !== null && reviewed_at !== null && { review: { state, at: reviewed_at } }),
      seenAt: row.seen_at ?? undefined,
      programEnd: findProgramEnd(this.ends, row.program, row.created_at),
      isQuarantined: row.quarantine !== null,
      lockedUntil: row.locked_until ?? undefined,
      isConsented: holdsConsent(row.consent),
      heldUntil: row.held_until ?? undefined,
      isAsked: row.asked !== null,
    };
  }
}

/** The end of a member's notice period that begins at a time. */
const daysAfter = (time: string): string =>
  new Date(Date.parse(time) + noticeDays * 86_400_000).toISOString();

const toGroup = (rows: Group['rows'], dueAt: string | undefined): readonly Group[] =>
  dueAt === undefined ? [] : [{ rows, dueAt }];

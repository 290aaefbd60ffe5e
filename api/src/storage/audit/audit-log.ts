import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Selectable, Transaction } from 'kysely';
import type { AuditAction, AuditKind } from 'contract/audit';
import type { Database } from '../database';
import type { Clock } from '../clock';
import type { AuditLogTable, Tables } from '../tables/tables';

/** One action of a staff member. It holds ids only, nothing about a person (safety 4). */
export interface AuditEntry {
  readonly adminId: string;
  /** The network of the request, never a whole address (`toCoarseNetwork`). It is stored among the details. */
  readonly network?: string;
  readonly action: AuditAction;
  readonly kind: AuditKind;
  readonly subjects: readonly string[];
  readonly details?: Readonly<Record<string, string | number | null>>;
}

/** The end of the log. Its hash covers all entries. */
export interface AuditHead {
  readonly length: number;
  /** The hash of the last entry; empty while there is none. */
  readonly hash: string;
}

/**
 * The verdict on the hash chain. `brokenAt` is the number of the first row that does not fit, counted from 1; absent
 * while the chain is whole.
 */
export interface AuditCheck {
  readonly length: number;
  readonly brokenAt?: number;
}

const rowsPerPiece = 1000;

/** All SQL about the audit log. Each row's hash covers the row before, so no change goes unseen. */
export class AuditLog {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Appends an entry in the transaction of the change that it describes, so that both are stored or neither. */
  async append(transaction: Transaction<Tables>, entry: AuditEntry): Promise<void> {
    // Writing the head first locks it: other transactions that append wait here.
    await transaction
      .updateTable('audit_head')
      .set({ length: sql`length + 1` })
      .execute();
    const head = await transaction
      .selectFrom('audit_head')
      .select(['length', 'hash'])
      .executeTakeFirstOrThrow();
    const row = {
      seq: head.length,
      at: this.now().toISOString(),
      admin_id: entry.adminId,
      action: entry.action,
      kind: entry.kind,
      subjects: JSON.stringify(entry.subjects),
      details: JSON.stringify({
        ...entry.details,
        ...(entry.network && { network: entry.network }),
      }),
    };
    const hash = hashOf(row, head.hash);
    await transaction
      .insertInto('audit_log')
      .values({ ...row, hash })
      .execute();
    await transaction.updateTable('audit_head').set({ hash }).execute();
  }

  /** Computes the whole hash chain again and compares it with the head. */
  async verify(): Promise<AuditCheck> {
    const { length, hash } = await this.head();
    let last = '';
    for (let checked = 0; checked < length;) {
      const rows = await this.readAfter(checked);
      if (rows.length === 0) return { length, brokenAt: checked + 1 };
      for (const { hash: kept, ...row } of rows) {
        checked += 1;
        if (row.seq !== checked || kept !== hashOf(row, last)) return { length, brokenAt: checked };
        last = kept;
        // Rows that were added after the head was read are checked next time.
        if (checked === length) break;
      }
    }
    return last === hash ? { length } : { length, brokenAt: length };
  }

  head(): Promise<AuditHead> {
    return this.database
      .selectFrom('audit_head')
      .select(['length', 'hash'])
      .executeTakeFirstOrThrow();
  }

  /** Returns whether the log still begins with the rows that it had at that head. */
  async holds({ length, hash }: AuditHead): Promise<boolean> {
    if (length === 0) return true;
    const entry = await this.database
      .selectFrom('audit_log')
      .select('hash')
      .where('seq', '=', length)
      .executeTakeFirst();
    return entry?.hash === hash;
  }

  private readAfter(seq: number): Promise<Selectable<AuditLogTable>[]> {
    return this.database
      .selectFrom('audit_log')
      .selectAll()
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(rowsPerPiece)
      .execute();
  }
}

function hashOf(row: Omit<Selectable<AuditLogTable>, 'hash'>, previous: string): string {
  const { seq, at, admin_id, action, kind, subjects, details } = row;
  const content = [previous, seq, at, admin_id, action, kind, subjects, details];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

import { acknowledgeHours } from 'contract/on-call-requests';
import type { RecordKind } from 'contract/review';
import { digestToken, makeToken } from '../../http/requests/bearer-token';
import type { Clock } from '../../storage/clock';
import type { Database } from '../../storage/database';
import type { IdMaker } from '../../storage/time-ordered-id';

export interface Alert {
  readonly id: string;
  readonly kind: RecordKind;
  readonly recordId: string;
  /** The accounts that were told. */
  readonly told: readonly string[];
  /** Id of the account that acknowledged it; null before. */
  readonly acknowledgedBy: string | null;
}

/** Alerts that are looked at in one go. */
const batch = 100;

/** Hours after its arrival in which a submission is new. */
const newHours = 6;

const hour = 3_600_000;

/** All SQL about alerts of urgent records. */
export class AlertRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly makeId: IdMaker,
  ) {}

  /**
   * Raises the alert of a record, whose first email is due at once, and returns its id. A record that had one gets no
   * other.
   */
  async raise(kind: RecordKind, recordId: string): Promise<string | undefined> {
    const at = this.ago(0);
    const row = await this.database
      .insertInto('urgent_alerts')
      .values({
        id: this.makeId(),
        kind,
        record_id: recordId,
        raised_at: at,
        next_at: at,
        told: '[]',
      })
      .onConflict((conflict) => conflict.columns(['kind', 'record_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  }

  /**
   * Raises the alerts of submissions that seem urgent, if they have just arrived: those of a long time before are found
   * after an upgrade, and nobody is got out of bed for them. What is in quarantine waits until staff have looked at it.
   * Returns whether there were any.
   */
  async raiseArrivals(ids: readonly string[]): Promise<boolean> {
    if (ids.length === 0) return false;
    const rows = await this.database
      .selectFrom('submissions')
      .select(['id', 'kind'])
      .where('id', 'in', ids)
      .where('created_at', '>', this.ago(newHours * hour))
      .where('quarantine', 'is', null)
      .where('merged_into', 'is', null)
      .execute();
    for (const { id, kind } of rows) await this.raise(kind as RecordKind, id);
    return rows.length > 0;
  }

  async listDue(): Promise<readonly Alert[]> {
    const rows = await this.select()
      .where('next_at', '<=', this.ago(0))
      .orderBy('next_at')
      .limit(batch)
      .execute();
    return rows.map(toAlert);
  }

  async find(id: string): Promise<Alert | undefined> {
    const row = await this.select().where('id', '=', id).executeTakeFirst();
    return row && toAlert(row);
  }

  /** Counts the alerts in the given sections that nobody has acknowledged, and whose records still wait for somebody. */
  async countOpen(kinds: readonly RecordKind[]): Promise<number> {
    if (kinds.length === 0) return 0;
    const { count } = await this.database
      .selectFrom('urgent_alerts')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('acknowledged_at', 'is', null)
      .where('raised_at', '>', this.ago(acknowledgeHours * hour))
      .where('kind', 'in', kinds)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('reviews')
              .select('record_id')
              .whereRef('reviews.kind', '=', 'urgent_alerts.kind')
              .whereRef('reviews.record_id', '=', 'urgent_alerts.record_id')
              .where(({ or, eb }) =>
                or([
                  eb('state', '=', 'done'),
                  eb('urgency', '=', 'normal'),
                  eb('assignee', 'is not', null),
                ]),
              ),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Notes that more accounts are told. Returns false where another process was faster. */
  async tell({ id, told }: Alert, more: readonly string[], next: Date | null): Promise<boolean> {
    const { numUpdatedRows } = await this.database
      .updateTable('urgent_alerts')
      .set({ told: JSON.stringify([...told, ...more]), next_at: next?.toISOString() ?? null })
      .where('id', '=', id)
      .where('told', '=', JSON.stringify(told))
      .where('next_at', 'is not', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  /** Stores that an account takes care of the record. Returns false where somebody did before. */
  async acknowledge(id: string, adminId: string): Promise<boolean> {
    const { numUpdatedRows } = await this.database
      .updateTable('urgent_alerts')
      .set({ acknowledged_at: this.ago(0), acknowledged_by: adminId, next_at: null })
      .where('id', '=', id)
      .where('acknowledged_at', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  /** Makes a token by which an account acknowledges an alert. Only its digest is stored. */
  async issueToken(alertId: string, adminId: string): Promise<string> {
    const token = makeToken('alert');
    await this.database
      .insertInto('urgent_alert_tokens')
      .values({
        ...{ token_hash: digestToken(token), alert_id: alertId, admin_id: adminId },
        created_at: this.ago(0),
      })
      .execute();
    return token;
  }

  /** Returns the alert and the account of a token; undefined for one that is unknown or too old. */
  async findToken(token: string): Promise<{ alertId: string; adminId: string } | undefined> {
    return (
      this.database
        .selectFrom('urgent_alert_tokens')
        .select(['alert_id as alertId', 'admin_id as adminId'])
        .where('token_hash', '=', digestToken(token))
        .where('created_at', '>', this.ago(acknowledgeHours * hour))
        // A token from the future was made before the clock was set back.
        .where('created_at', '<=', this.ago(0))
        .executeTakeFirst()
    );
  }

  /** Removes tokens that are too old, so that a clock that is set back does not revive them. */
  async sweep(): Promise<void> {
    await this.database
      .deleteFrom('urgent_alert_tokens')
      .where('created_at', '<=', this.ago(acknowledgeHours * hour))
      .execute();
  }

  private select() {
    return this.database
      .selectFrom('urgent_alerts')
      .select(['id', 'kind', 'record_id', 'told', 'acknowledged_by']);
  }

  private ago(milliseconds: number): string {
    return new Date(this.now().getTime() - milliseconds).toISOString();
  }
}

const toAlert = (row: {
  readonly id: string;
  readonly kind: string;
  readonly record_id: string;
  readonly told: string;
  readonly acknowledged_by: string | null;
}): Alert => ({
  id: row.id,
  kind: row.kind as RecordKind,
  recordId: row.record_id,
  told: JSON.parse(row.told) as readonly string[],
  acknowledgedBy: row.acknowledged_by,
});

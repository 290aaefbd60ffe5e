import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { holdsConsent, readConsent } from 'contract/consent-record';
import type { ConsentRecord } from 'contract/consent-record';
import type { RecordKind } from 'contract/review';
import type { RecordConsent } from 'contract/review-requests';
import { consentPurposes } from 'contract/purposes';
import { noteChange } from '../../storage/records/record-changes';
import { isListed } from '../../storage/records/record-source';
import type { Database } from '../../storage/database';
import type { Tables } from '../../storage/tables/tables';

const rowsPerPiece = 200;

/** The text as it was stored, on both databases: PostgreSQL's driver would parse it. */
const storedText = sql<string>`cast(consent as text)`;

/** All SQL about consents, which are stored in the rows of their submissions. */
export class ConsentRepository {
  constructor(private readonly database: Database | Transaction<Tables>) {}

  async find(kind: RecordKind, id: string): Promise<ConsentRecord | undefined> {
    return readConsent(await this.readText(kind, id));
  }

  /**
   * Withdraws the consent of a record in the caller's transaction and notifies open consoles. Returns whether it was
   * valid until now; a withdrawal is final.
   */
  async withdraw(kind: RecordKind, id: string, at: Date): Promise<boolean> {
    if (!this.database.isTransaction) {
      return this.database
        .transaction()
        .execute((transaction) => new ConsentRepository(transaction).withdraw(kind, id, at));
    }
    const text = await this.readText(kind, id);
    const consent = readConsent(text);
    if (text === undefined || consent === undefined || !holdsConsent(consent)) return false;
    const event = { event: 'withdrawn', time: at.toISOString() } as const;
    const { numUpdatedRows } = await this.database
      .updateTable('submissions')
      .set({ consent: JSON.stringify({ ...consent, events: [...consent.events, event] }) })
      .where('id', '=', id)
      // Of two concurrent withdrawals only one matches.
      .where(storedText, '=', text)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await noteChange(this.database as Transaction<Tables>, kind);
    return true;
  }

  /** Yields the consents of a kind in chunks, without records that are in quarantine or locked. */
  async *list(kind: RecordKind): AsyncGenerator<RecordConsent[], void, undefined> {
    if (kind === 'profiles' || consentPurposes(kind).length === 0) return;
    for (let last = 0; ;) {
      const rows = await this.database
        .selectFrom('submissions')
        .select(['seq', 'id', storedText.as('consent')])
        .where('kind', '=', kind)
        .where('seq', '>', last)
        .where('consent', 'is not', null)
        .where(isListed('submissions'))
        .orderBy('seq')
        .limit(rowsPerPiece)
        .execute();
      yield rows.flatMap(({ id, consent }) => toRecordConsent(id, readConsent(consent)) ?? []);
      if (rows.length < rowsPerPiece) return;
      last = rows.at(-1)?.seq ?? last;
    }
  }

  /** Reads the consents of some hundred records at most, by the records' ids. */
  async read(ids: readonly string[]): Promise<ReadonlyMap<string, RecordConsent>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database
      .selectFrom('submissions')
      .select(['id', storedText.as('consent')])
      .where('id', 'in', ids)
      .where('consent', 'is not', null)
      .where(isListed('submissions'))
      .execute();
    const read = rows.map(({ id, consent }) => toRecordConsent(id, readConsent(consent)));
    return new Map(read.flatMap((one) => (one === undefined ? [] : [[one.recordId, one]])));
  }

  private async readText(kind: RecordKind, id: string): Promise<string | undefined> {
    if (kind === 'profiles') return undefined;
    const row = await this.database
      .selectFrom('submissions')
      .select(storedText.as('consent'))
      .where('id', '=', id)
      .where('kind', '=', kind)
      .where('consent', 'is not', null)
      .executeTakeFirst();
    return row?.consent;
  }
}

function toRecordConsent(
  recordId: string,
  consent: ConsentRecord | undefined,
): RecordConsent | undefined {
  if (consent === undefined) return undefined;
  const last = consent.events.at(-1);
  return {
    recordId,
    givenAt: consent.time,
    ...(last?.event === 'withdrawn' && { withdrawnAt: last.time }),
  };
}

import type { Selectable } from 'kysely';
import type { SecondFactorWay } from 'contract/second-factors';
import type { StaffFactor } from 'contract/my-account-requests';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { SecondFactorsTable } from '../../storage/tables/second-factor-tables';
import { RecoveryCodeRepository } from './recovery-codes';

export const maxSecondFactors = 10;

export interface Passkey {
  readonly id: string;
  readonly adminId: string;
  readonly credentialId: string;
  /** COSE, in base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

export interface Totp {
  readonly id: string;
  /** Base32. */
  readonly secret: string;
}

/** A second factor to store, which was proven once. */
export type NewFactor = { readonly adminId: string; readonly name: string } & (
  | { readonly kind: 'totp'; readonly secret: string; readonly step: number }
  | ({ readonly kind: 'passkey' } & Omit<Passkey, 'id' | 'adminId'>)
);

/** All SQL about second factors. */
export class FactorRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Returns the second factors of an account, oldest first. */
  async list(adminId: string): Promise<StaffFactor[]> {
    const rows = await this.rowsOf(adminId);
    return rows.map(({ id, kind, name, created_at, last_used_at }) => ({
      id,
      kind: kind === 'totp' ? 'totp' : 'passkey',
      name,
      createdAt: created_at,
      lastUsedAt: last_used_at,
    }));
  }

  async has(adminId: string): Promise<boolean> {
    const row = await this.database
      .selectFrom('second_factors')
      .select('id')
      .where('admin_id', '=', adminId)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Returns the ways in which an account can prove itself beside the password; none without a second factor. */
  async listMethods(adminId: string): Promise<SecondFactorWay[]> {
    const kinds = new Set((await this.rowsOf(adminId)).map(({ kind }) => kind));
    if (kinds.size === 0) return [];
    const left = await new RecoveryCodeRepository(this.database, this.now).count(adminId);
    return [
      ...(kinds.has('passkey') ? (['passkey'] as const) : []),
      ...(kinds.has('totp') ? (['totp'] as const) : []),
      ...(left > 0 ? (['recovery-code'] as const) : []),
    ];
  }

  /** Returns the number of second factors of each account that has any. */
  async countByAccount(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database
      .selectFrom('second_factors')
      .select(({ fn }) => ['admin_id', fn.countAll<number>().as('count')])
      .groupBy('admin_id')
      .execute();
    return new Map(rows.map(({ admin_id, count }) => [admin_id, count]));
  }

  async listTotps(adminId: string): Promise<Totp[]> {
    const rows = await this.rowsOf(adminId);
    return rows.filter(({ kind }) => kind === 'totp').map(({ id, secret }) => ({ id, secret }));
  }

  async listPasskeys(adminId: string): Promise<Passkey[]> {
    const rows = await this.rowsOf(adminId);
    return rows.flatMap(toPasskey);
  }

  async findPasskey(credentialId: string): Promise<Passkey | undefined> {
    const rows = await this.database
      .selectFrom('second_factors')
      .selectAll()
      .where('credential_id', '=', credentialId)
      .execute();
    return rows.flatMap(toPasskey)[0];
  }

  /** Stores a second factor; returns false where its passkey is stored already. */
  async add(factor: NewFactor, id: string): Promise<boolean> {
    const { adminId, name, kind } = factor;
    const created_at = this.now().toISOString();
    const row = { id, admin_id: adminId, name, kind, created_at };
    const { numInsertedOrUpdatedRows } = await this.database
      .insertInto('second_factors')
      .values({ ...row, ...columnsOf(factor) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  /**
   * Notes the use of a factor; returns false where its counter is no longer the one that was seen.
   * @param seen the expected counter of a passkey; that of a TOTP must only rise
   */
  async use(id: string, counter: number, seen?: number): Promise<boolean> {
    const { numUpdatedRows } = await this.database
      .updateTable('second_factors')
      .set({ counter, last_used_at: this.now().toISOString() })
      .where('id', '=', id)
      .where('counter', seen === undefined ? '<' : '=', seen ?? counter)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  /** Returns false where the account has no factor of this id. */
  async rename(adminId: string, id: string, name: string): Promise<boolean> {
    const { numUpdatedRows } = await this.database
      .updateTable('second_factors')
      .set({ name })
      .where('admin_id', '=', adminId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  /** Returns false where the account has no factor of this id. */
  async remove(adminId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.database
      .deleteFrom('second_factors')
      .where('admin_id', '=', adminId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows === 1n;
  }

  private rowsOf(adminId: string) {
    return this.database
      .selectFrom('second_factors')
      .selectAll()
      .where('admin_id', '=', adminId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }
}

const columnsOf = (factor: NewFactor) =>
  factor.kind === 'totp'
    ? { secret: factor.secret, counter: factor.step, credential_id: null, transports: '[]' }
    : {
        secret: factor.publicKey,
        counter: factor.counter,
        credential_id: factor.credentialId,
        transports: JSON.stringify(factor.transports),
      };

const toPasskey = (row: Selectable<SecondFactorsTable>): Passkey[] =>
  row.credential_id === null
    ? []
    : [
        {
          id: row.id,
          adminId: row.admin_id,
          credentialId: row.credential_id,
          publicKey: row.secret,
          counter: row.counter,
          transports: JSON.parse(row.transports) as string[],
        },
      ];

import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';

export const recoveryCodeCount = 10;

/** The alphabet without i, l, o and u, which are easily confused (Crockford's Base32). */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 16;

/** Makes a code of 80 random bits in four groups: it cannot be guessed, so that a fast hash is enough. */
export function makeRecoveryCode(): string {
  const code = Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');
  return code.replace(/.{4}(?=.)/g, '$&-');
}

/** Normalises a code, however it was typed. */
const normalize = (code: string) =>
  code
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/[il]/g, '1')
    .replace(/o/g, '0');

const digest = (adminId: string, code: string) =>
  createHash('sha256')
    .update(JSON.stringify([adminId, normalize(code)]))
    .digest('base64url');

/** All SQL about recovery codes. Only their digests are stored. */
export class RecoveryCodeRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Replaces the codes of an account by ten new ones, which are shown once. */
  async replace(adminId: string): Promise<string[]> {
    const codes = Array.from({ length: recoveryCodeCount }, makeRecoveryCode);
    await this.remove(adminId);
    await this.database
      .insertInto('recovery_codes')
      .values(codes.map((code) => ({ hash: digest(adminId, code), admin_id: adminId })))
      .execute();
    return codes;
  }

  async remove(adminId: string): Promise<void> {
    await this.database.deleteFrom('recovery_codes').where('admin_id', '=', adminId).execute();
  }

  /** Consumes a code; returns false where the account has none like it left. */
  async use(adminId: string, code: string): Promise<boolean> {
    const { numUpdatedRows } = await this.database
      .updateTable('recovery_codes')
      .set({ used_at: this.now().toISOString() })
      .where('hash', '=', digest(adminId, code))
      .where('admin_id', '=', adminId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  /** Returns the number of codes that are left. */
  async count(adminId: string): Promise<number> {
    const { count } = await this.database
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('admin_id', '=', adminId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    return count;
  }
}

import type { FastifyInstance } from 'fastify';
import type { PasskeyAnswer } from 'contract/second-factors';
import { toOwnAuditActor } from '../../storage/audit/staff-journal';
import { OutboxRepository } from '../../mail/outbox-repository';
import { FactorRepository } from './factor-repository';
import { RecoveryCodeRepository } from './recovery-codes';
import { findTotpStep } from './totp';

type Parts = Pick<FastifyInstance, 'database' | 'now' | 'makeId' | 'audit' | 'relyingParty'>;

export interface CheckedAccount {
  readonly id: string;
  readonly email: string;
  /** The network of the request, for the audit log. */
  readonly network?: string | undefined;
}

/** The second factor that the caller shows; exactly one property is set. */
export interface Proof {
  readonly code?: string;
  readonly recoveryCode?: string;
  readonly passkey?: PasskeyAnswer;
}

/** Checks second factors. A success uses up the code, the step or the counter. */
export class FactorCheck {
  private readonly factors: FactorRepository;

  constructor(private readonly app: Parts) {
    this.factors = new FactorRepository(app.database, app.now);
  }

  /**
   * Returns whether a proof belongs to this account.
   * @param challenge that a passkey must answer
   */
  async isRight(account: CheckedAccount, proof: Proof, challenge?: string): Promise<boolean> {
    const { code, recoveryCode, passkey } = proof;
    // Of two proofs, one might count as the other.
    if ([code, recoveryCode, passkey].filter((one) => one !== undefined).length !== 1) return false;
    if (code !== undefined) return this.isCode(account.id, code);
    if (recoveryCode !== undefined) return this.useRecoveryCode(account, recoveryCode);
    if (passkey === undefined || challenge === undefined) return false;
    return this.isPasskey(account.id, passkey, challenge);
  }

  /** Checks a TOTP code: each step is used once, and after a step none before it. */
  private async isCode(adminId: string, code: string): Promise<boolean> {
    for (const { id, secret } of await this.factors.listTotps(adminId)) {
      const step = findTotpStep(secret, code, this.app.now());
      if (step !== undefined && (await this.factors.use(id, step))) return true;
    }
    return false;
  }

  /** Checks a recovery code. Its use is emailed to the owner, so that a stolen list of codes is noticed. */
  private useRecoveryCode({ id, email, ...from }: CheckedAccount, code: string): Promise<boolean> {
    const { database, now, makeId, audit } = this.app;
    return database.transaction().execute(async (transaction) => {
      if (!(await new RecoveryCodeRepository(transaction, now).use(id, code))) return false;
      await new OutboxRepository(transaction, now, makeId).add('staff-recovery-notice', email, id);
      const actor = toOwnAuditActor({ ...from, _id: id });
      await audit.append(transaction, { ...actor, action: 'recovery-used' });
      return true;
    });
  }

  private async isPasskey(
    adminId: string,
    answer: PasskeyAnswer,
    challenge: string,
  ): Promise<boolean> {
    const passkey = await this.factors.findPasskey(answer.id);
    if (passkey?.adminId !== adminId) return false;
    const counter = await this.app.relyingParty.readProof(challenge, answer, passkey);
    return counter !== undefined && this.factors.use(passkey.id, counter, passkey.counter);
  }
}

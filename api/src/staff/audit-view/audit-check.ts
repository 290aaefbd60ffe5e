import type { AuditVerdict } from 'contract/audit-requests';
import type { Clock } from '../../storage/clock';
import type { AuditLog } from '../../storage/audit/audit-log';

/** Minimum time that a result is cached, in milliseconds. */
const lifetime = 60_000;
/** A result is also cached for this many times its duration: a long log takes seconds that forms would wait. */
const restAfterWork = 20;

/** Checks the whole log: one check runs at a time, and its cached result answers all callers for a while. */
export class AuditCheck {
  private last: Required<AuditVerdict> | undefined;
  /** Duration of the last check, in milliseconds. */
  private duration = 0;
  private running: Promise<Required<AuditVerdict>> | undefined;

  constructor(
    private readonly audit: AuditLog,
    private readonly now: Clock,
  ) {}

  async ask(): Promise<Required<AuditVerdict>> {
    const age = this.now().getTime() - Date.parse(this.last?.at ?? '');
    if (
      this.last !== undefined &&
      age >= 0 &&
      age < Math.max(lifetime, restAfterWork * this.duration)
    )
      return this.last;
    this.running ??= this.check().finally(() => (this.running = undefined));
    return this.running;
  }

  clear(): void {
    this.last = undefined;
  }

  private async check(): Promise<Required<AuditVerdict>> {
    const begun = this.now().getTime();
    const { length, brokenAt } = await this.audit.verify();
    this.duration = this.now().getTime() - begun;
    const state = brokenAt === undefined ? 'whole' : 'changed';
    this.last = { state, at: this.now().toISOString(), entries: length };
    return this.last;
  }
}

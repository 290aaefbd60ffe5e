import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { duplicateKey, getMainDuplicateKey } from 'contract/duplicate-key';
import { isAnonymous } from 'contract/record-identity';
import type { AnyRecord } from 'contract/record-identity';
import { repeatWhileListening } from '../../storage/schedule/repeat-while-listening';
import { findUrgencyReason, toUrgencyHint } from '../urgency/urgency-reason';
import type { UrgentCategories } from '../urgency/urgency-reason';
import { TriageRepository } from './triage-repository';
import type { Triaged, Untriaged } from './triage-repository';
import { WorkSettingRepository } from './work-setting-repository';

declare module 'fastify' {
  interface FastifyInstance {
    readonly triage: Triage;
  }
}

/** Rows at a time, so that visitors' submissions are stored between two pieces. */
const rowsPerPiece = 100;
/** Rows that a request waits for at most: after an upgrade there are as many as submissions. */
const rowsPerRequest = 500;
/** Milliseconds between two looks for new rows, which come from any process. */
const interval = 2000;

/** Characters of a digest that tells people apart; a whole one would only make the index longer. */
const digestLength = 22;

/**
 * Finds out who sent a submission and whether it may be urgent, after it is stored, so that its sender does not wait
 * for it. It does the same again for each new version of the record.
 */
export class Triage {
  private readonly repository: TriageRepository;
  private readonly settings: WorkSettingRepository;

  constructor(
    private readonly app: Pick<FastifyInstance, 'database' | 'now' | 'makeId' | 'mailer'>,
  ) {
    this.repository = new TriageRepository(app.database);
    this.settings = new WorkSettingRepository(app.database, app.now);
  }

  /** Looks at all new rows. */
  async run(limit = Infinity): Promise<void> {
    let after = 0;
    for (let count = 0; count < limit; count += rowsPerPiece) {
      const rows = await this.repository.listUntriaged(after, rowsPerPiece);
      if (rows.length === 0) return;
      const { urgentCategories } = await this.settings.read();
      const triaged = rows.map((row) => triage(row, urgentCategories));
      const { now, makeId, mailer } = this.app;
      if (await this.repository.store(triaged, now, makeId)) mailer.drainSoon();
      after = rows.at(-1)?.seq ?? after;
      await setImmediate();
    }
  }

  /** Looks at new rows before a response that depends on them. */
  catchUp(): Promise<void> {
    return this.run(rowsPerRequest);
  }
}

function triage({ id, kind, version, record }: Untriaged, categories: UrgentCategories): Triaged {
  return {
    id,
    kind,
    version,
    person: record === undefined ? null : digestSender(record),
    hint: toUrgencyHint(record && findUrgencyReason(kind, record, categories)),
  };
}

/** A digest that tells senders apart; null for people who gave no name, nor anything else. */
export function digestSender(record: AnyRecord): string | null {
  const key = isAnonymous(getMainDuplicateKey(record)) ? undefined : duplicateKey(record);
  if (key === undefined) return null;
  return createHash('sha256').update(key).digest('base64url').slice(0, digestLength);
}

/** Looks at submissions while the server runs. */
export function triageRegularly(app: FastifyInstance): void {
  const triage = new Triage(app);
  app.decorate('triage', triage);
  repeatWhileListening(app, interval, () => triage.run());
}

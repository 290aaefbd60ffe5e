import type { Transaction } from 'kysely';
import { ContentRepository } from '../../content/content-repository';
import { ProgramCapacity } from '../../content/program-capacity';
import type { LimitedProgram } from '../../content/program-capacity';
import type { ValidFields } from '../../http/bodies/form-validator';
import type { Clock } from '../../storage/clock';
import type { Tables } from '../../storage/tables/tables';
import { checkPlaces } from '../../submissions/limited-registrations';

/** A registration's programme before and after a correction, where places are limited. */
export class CorrectedProgram {
  private readonly places: ProgramCapacity;

  private constructor(transaction: Transaction<Tables>, now: Clock) {
    this.places = new ProgramCapacity(transaction, now);
  }

  /** Makes other registrations wait, as they do for each other. Call it before any row is locked. */
  static async lock(transaction: Transaction<Tables>, now: Clock): Promise<CorrectedProgram> {
    await new ContentRepository(transaction, now).acquireLock();
    return new CorrectedProgram(transaction, now);
  }

  /** Returns the fields with the programme's own spelling of its name. */
  async spell(fields: ValidFields): Promise<ValidFields> {
    const program = await this.find(fields['program']);
    return program ? { ...fields, program: program.name } : fields;
  }

  /**
   * Checks a stored correction. Throws an HttpError (409) if the registration has moved to a programme without a free
   * place. Returns whether places were taken or became free, which published pages must say.
   */
  async check(before: unknown, now: unknown): Promise<boolean> {
    const [had, has] = [await this.find(before), await this.find(now)];
    if (had?.id === has?.id) return false;
    if (has !== undefined) await checkPlaces(this.places, has);
    return true;
  }

  private async find(name: unknown): Promise<LimitedProgram | undefined> {
    return typeof name === 'string' ? this.places.find(name) : undefined;
  }
}

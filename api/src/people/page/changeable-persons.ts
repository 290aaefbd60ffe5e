import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { RecordPlace } from 'contract/persons';
import { getKindsWithRight } from '../../auth/access/route-access';
import type { Right } from 'contract/rights';
import type { RecordKind } from 'contract/review';
import {
  HttpError,
  changedMeanwhile,
  noPerson,
  noRight,
  notFound,
} from '../../http/errors/http-error';
import type { Tables } from '../../storage/tables/tables';

interface SeenPerson {
  readonly _id: string;
  readonly version: number;
}

/** The records of a person, and its version. */
interface FoundPerson {
  readonly version: number;
  readonly records: readonly RecordPlace[];
}

/** Checks whether the caller may change persons, in a transaction that has locked them. */
export class ChangeablePersons {
  readonly readKinds: readonly RecordKind[];
  readonly reviewKinds: readonly RecordKind[];

  constructor(
    private readonly transaction: Transaction<Tables>,
    rights: ReadonlySet<Right>,
  ) {
    this.readKinds = getKindsWithRight(rights, 'read');
    this.reviewKinds = getKindsWithRight(rights, 'review');
  }

  /**
   * Returns the ids of the persons, of each of whom the caller may review a record. Throws an HttpError: 400 if one is
   * named twice, 404 if they may not read of one, 403, or 409 if one was changed since.
   */
  async check(seen: readonly SeenPerson[]): Promise<readonly string[]> {
    const ids = seen.map(({ _id }) => _id);
    if (new Set(ids).size < ids.length)
      throw new HttpError(400, { code: 'person-twice' }, 'Please name each person once.');
    const found = await this.find(ids);
    for (const { _id, version } of seen) {
      const person = found.get(_id);
      if (person === undefined) throw noPerson();
      if (!person.records.some(({ kind }) => this.reviewKinds.includes(kind))) throw noRight();
      if (person.version !== version) throw changedMeanwhile();
    }
    return ids;
  }

  /** Throws an HttpError like `check` if the records are not of the person, or all that the caller may read of it. */
  async checkParted(seen: SeenPerson, records: readonly string[]): Promise<void> {
    const person = (await this.find([seen._id])).get(seen._id);
    if (person === undefined) throw noPerson();
    const parted = person.records.filter(({ _id }) => records.includes(_id));
    if (person.version !== seen.version || parted.length < records.length) throw changedMeanwhile();
    this.checkReviewed(parted);
    // Whether there is more than the caller may read does not count, so that the answer does not tell it.
    if (parted.length === person.records.length)
      throw new HttpError(
        400,
        { code: 'nothing-left' },
        'At least one record must stay with the person.',
      );
  }

  /** Throws an HttpError: 404 unless the caller may read a record on each side of a change, 403 unless review one. */
  checkSides(sides: readonly (readonly RecordPlace[])[]): void {
    const hasKindOf = (kinds: readonly RecordKind[]) =>
      sides.length > 0 && sides.every((side) => side.some(({ kind }) => kinds.includes(kind)));
    if (!hasKindOf(this.readKinds)) throw notFound();
    if (!hasKindOf(this.reviewKinds)) throw noRight();
  }

  /** Throws an HttpError (403) unless the caller may review the section of each record. */
  private checkReviewed(records: readonly RecordPlace[]): void {
    if (!records.every(({ kind }) => this.reviewKinds.includes(kind))) throw noRight();
  }

  /** Finds persons with the records that the caller may read; those without any are not there. */
  private async find(ids: readonly string[]): Promise<ReadonlyMap<string, FoundPerson>> {
    if (this.readKinds.length === 0) return new Map();
    const rows = await this.transaction
      .selectFrom('person_records')
      .innerJoin('persons', 'persons.id', 'person_id')
      .select(['persons.id', 'version', 'record_id as _id', sql<RecordKind>`kind`.as('kind')])
      .where('person_id', 'in', ids)
      .where('kind', 'in', this.readKinds)
      .execute();
    const found = new Map<string, FoundPerson>();
    for (const { id, version, ...place } of rows)
      found.set(id, { version, records: [...(found.get(id)?.records ?? []), place] });
    return found;
  }
}

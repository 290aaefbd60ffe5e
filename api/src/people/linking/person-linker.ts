import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { CertainReason } from 'contract/persons';
import type { Tables } from '../../storage/tables/tables';
import { PersonChangeRepository } from '../changes/person-change-repository';
import { PersonChangeUndo } from '../changes/person-change-undo';
import { listApart } from '../changes/apart-persons';
import { makePersonId } from '../untelling-values';
import { CandidateRepository } from './candidate-repository';
import { judgeCandidates, nameStrength, toStrength } from './judge-candidates';
import type { JudgedCandidate } from './judge-candidates';
import { LinkRepository } from './link-repository';
import type { NewLink, RecordMatch, UnlinkedRow } from './link-repository';
import type { RecordDigests } from './record-digests';

/** Other persons that are proposed for one record, and those of them that share no more than a name. */
const maxMatches = { all: 10, byName: 5 };
/** Persons that one record joins; more would hardly be one. */
const maxJoined = 20;

export interface DigestedRow extends UnlinkedRow {
  readonly digests: RecordDigests;
}

/** Another record that is of the same person for certain. */
interface CertainRecord {
  readonly id: string;
  readonly reason: CertainReason;
  readonly mergeId?: string;
}

/** Finds the persons of some records, in a transaction that has locked persons. */
export class PersonLinker {
  private readonly links: LinkRepository;
  private readonly changes: PersonChangeRepository;
  /** The person of each record that is known so far. */
  private readonly persons = new Map<string, string>();
  /** What is not stored yet. */
  private newPersons: string[] = [];
  private newLinks: NewLink[] = [];

  constructor(
    private readonly transaction: Transaction<Tables>,
    private readonly app: Pick<FastifyInstance, 'now' | 'makeId'>,
  ) {
    this.links = new LinkRepository(transaction);
    this.changes = new PersonChangeRepository(transaction, app.now, app.makeId);
  }

  async link(rows: readonly DigestedRow[]): Promise<void> {
    const ids = rows.map(({ id }) => id);
    const { now, makeId } = this.app;
    await new PersonChangeUndo(this.transaction, now, makeId).undoEndedMerges();
    await this.links.storeDigests(rows);
    this.learn(await this.links.findPersons(ids));
    const judged = await this.judge(rows);
    const merged = await this.listMerged(ids);
    for (const [at, row] of rows.entries())
      await this.linkRow(row, [...toCertain(judged[at] ?? []), ...(merged.get(row.id) ?? [])]);
    await this.flush();
    const matches = rows.flatMap((row, at) => this.toMatches(row, judged[at] ?? []));
    if (matches.length > 0) await this.links.addMatches(matches);
  }

  private learn(persons: Iterable<readonly [string, string]>): void {
    for (const [record, person] of persons) this.persons.set(record, person);
  }

  /** Judges for each row the other records that share a value with it. */
  private async judge(
    rows: readonly DigestedRow[],
  ): Promise<readonly (readonly JudgedCandidate[])[]> {
    const found = await new CandidateRepository(this.transaction).find(
      rows.map(({ digests }) => digests),
    );
    for (const { id, person } of found.flat()) if (person !== null) this.persons.set(id, person);
    return rows.map(({ id: own, digests }, at) =>
      judgeCandidates(digests, found[at]?.filter(({ id }) => id !== own) ?? []),
    );
  }

  private async listMerged(
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, readonly CertainRecord[]>> {
    const merged = await this.links.listMerged(ids);
    if (merged.length === 0) return new Map();
    this.learn(await this.links.findPersons(merged.map(({ other }) => other)));
    const certain = new Map<string, CertainRecord[]>();
    for (const { id, other, merge } of merged)
      certain.set(id, [...(certain.get(id) ?? []), { id: other, reason: 'merge', mergeId: merge }]);
    return certain;
  }

  /** Gives a record its person, and joins the persons of which it shows that they are one. */
  private async linkRow(row: UnlinkedRow, certain: readonly CertainRecord[]): Promise<void> {
    const own = this.persons.get(row.id);
    const reasons = new Map<string, CertainRecord>();
    for (const record of certain) {
      const person = this.persons.get(record.id);
      if (person !== undefined && person !== own && !reasons.has(person))
        reasons.set(person, record);
    }
    const others = await this.listJoinable(own, [...reasons.keys()].slice(0, maxJoined));
    // A merge always joins two persons, so that its undo can part them.
    const first = others.find((other) => reasons.get(other)?.reason !== 'merge');
    let person = own ?? this.addLink(row, first);
    for (const other of others) {
      const author = reasons.get(other);
      if (other !== person && author !== undefined) person = await this.join(person, other, author);
    }
  }

  /** Links a record with a person, or with a new one. */
  private addLink({ id, kind, at }: UnlinkedRow, known: string | undefined): string {
    const person = known ?? makePersonId();
    if (known === undefined) this.newPersons.push(person);
    this.newLinks.push({ id, kind, at, person });
    this.persons.set(id, person);
    return person;
  }

  /** Leaves out persons that are apart from the record's; and all, if two of them are: then staff decide. */
  private async listJoinable(
    own: string | undefined,
    others: readonly string[],
  ): Promise<readonly string[]> {
    const all = [...others, ...(own === undefined ? [] : [own])];
    if (all.length < 2) return others;
    const apart = await listApart(this.transaction, all);
    const isApart = (one: string, other: string) =>
      apart.some((pair) => pair.one === one && pair.other === other);
    const allowed = own === undefined ? others : others.filter((other) => !isApart(own, other));
    const isClear = allowed.every((one) =>
      allowed.every((other) => one === other || !isApart(one, other)),
    );
    return isClear ? allowed : [];
  }

  /** Joins two persons and returns the one that stays: the one that was there first. */
  private async join(
    one: string,
    other: string,
    { reason, mergeId }: CertainRecord,
  ): Promise<string> {
    await this.flush();
    const [into, from] = (await this.isNewer(one, other)) ? [other, one] : [one, other];
    await this.changes.join(into, [from], { reason, ...(mergeId !== undefined && { mergeId }) });
    for (const [record, person] of this.persons)
      if (person === from) this.persons.set(record, into);
    return into;
  }

  /** Whether the other person was there first. Of two that were found at one time, the other one was. */
  private async isNewer(one: string, other: string): Promise<boolean> {
    const { rows } = await sql`
      select 1 from persons as one join persons as other on other.created_at <= one.created_at
      where one.id = ${one} and other.id = ${other}`.execute(this.transaction);
    return rows.length > 0;
  }

  private async flush(): Promise<void> {
    if (this.newPersons.length > 0) await this.changes.addPersons(this.newPersons);
    if (this.newLinks.length > 0) await this.links.addLinks(this.newLinks);
    this.newPersons = [];
    this.newLinks = [];
  }

  /** The strongest match with each other person. */
  private toMatches(
    { id: own }: UnlinkedRow,
    judged: readonly JudgedCandidate[],
  ): readonly RecordMatch[] {
    const best = new Map<string, RecordMatch>();
    for (const { candidate, reasons } of judged) {
      const person = this.persons.get(candidate.id);
      if (reasons.length === 0 || person === undefined || person === this.persons.get(own))
        continue;
      const match = {
        records: [own, candidate.id],
        reasons,
        strength: toStrength(reasons),
      } as const;
      if ((best.get(person)?.strength ?? 0) < match.strength) best.set(person, match);
    }
    const strong = [...best.values()].filter(({ strength }) => strength > nameStrength);
    const weak = [...best.values()].filter(({ strength }) => strength === nameStrength);
    return [...strong, ...weak.slice(0, maxMatches.byName)].slice(0, maxMatches.all);
  }
}

const toCertain = (judged: readonly JudgedCandidate[]): readonly CertainRecord[] =>
  judged.flatMap(({ candidate, certain }) =>
    certain === undefined ? [] : [{ id: candidate.id, reason: certain }],
  );

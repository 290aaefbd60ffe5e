import {
  keptPairEndpoint,
  keptPairsEndpoint,
  mergesEndpoint,
  undoMergeEndpoint,
} from 'contract/review';
import { anyAnswer } from 'contract/answer-reader';
import type { KeptPair, MergeAnswer, MergeChoice, RecordKind } from 'contract/review';
import { readKeptPair, readMergeAnswer } from 'contract/review-readers';
import type { ServerAnswer } from 'shared-ui/http-client';
import type { AdminRecord } from '../model/admin-record';
import { callAsStaff, wordsOf } from '../session/staff-call';
import { versionOf } from './compare-records';

/** What came of a call. `reason` is the server's own sentence, where it gave one. */
export type Resolved<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly reason: string | undefined };

export async function mergeRecords(
  kind: RecordKind,
  choice: MergeChoice,
): Promise<Resolved<MergeAnswer>> {
  const path = mergesEndpoint(kind);
  return resolved(await callAsStaff({ method: 'POST', path, body: choice }, readMergeAnswer));
}

export async function undoMerge(kind: RecordKind, id: string): Promise<Resolved<MergeAnswer>> {
  const path = undoMergeEndpoint(kind, id);
  return resolved(await callAsStaff({ method: 'POST', path }, readMergeAnswer));
}

/** Remembers that two records are no duplicates. */
export async function keepBothRecords(
  kind: RecordKind,
  pair: readonly [AdminRecord, AdminRecord],
): Promise<Resolved<KeptPair>> {
  const body = { records: pair.map(versionOf) };
  const path = keptPairsEndpoint(kind);
  return resolved(await callAsStaff({ method: 'POST', path, body }, readKeptPair));
}

/** Opens a kept pair for a decision again, and answers its id. */
export async function undoKeptPair(kind: RecordKind, id: string): Promise<Resolved<string>> {
  const path = keptPairEndpoint(kind, id);
  const taken = await callAsStaff({ method: 'DELETE', path }, anyAnswer);
  return resolved(taken.ok ? { ...taken, body: id } : taken);
}

const resolved = <Answer>(answer: ServerAnswer<Answer>): Resolved<Answer> =>
  answer.ok ? { ok: true, answer: answer.body } : { ok: false, reason: wordsOf(answer.error) };

import {
  keptPairEndpoint,
  keptPairsEndpoint,
  mergesEndpoint,
  undoMergeEndpoint,
} from 'contract/review';
import type { KeptPair, MergeAnswer, MergeChoice, RecordKind } from 'contract/review';
import type { ServerAnswer } from 'shared-ui/http-client';
import type { AdminRecord } from '../records/admin-record';
import { callAsStaff } from '../session/staff-call';
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
  return resolved(await callAsStaff<MergeAnswer>({ method: 'POST', path, body: choice }));
}

export async function undoMerge(kind: RecordKind, id: string): Promise<Resolved<MergeAnswer>> {
  const path = undoMergeEndpoint(kind, id);
  return resolved(await callAsStaff<MergeAnswer>({ method: 'POST', path }));
}

/** Remembers that two records are no duplicates. */
export async function keepBoth(
  kind: RecordKind,
  pair: readonly [AdminRecord, AdminRecord],
): Promise<Resolved<KeptPair>> {
  const body = { records: pair.map(versionOf) };
  const path = keptPairsEndpoint(kind);
  return resolved(await callAsStaff<KeptPair>({ method: 'POST', path, body }));
}

/** Opens a kept pair for a decision again, and answers its id. */
export async function takeBackKeptPair(kind: RecordKind, id: string): Promise<Resolved<string>> {
  const taken = await callAsStaff({ method: 'DELETE', path: keptPairEndpoint(kind, id) });
  return resolved(taken.ok ? { ...taken, body: id } : taken);
}

const resolved = <Answer>(answer: ServerAnswer<Answer>): Resolved<Answer> =>
  answer.ok ? { ok: true, answer: answer.body } : { ok: false, reason: answer.error?.error };

import {
  notDuplicatesItemEndpoint,
  notDuplicatesEndpoint,
  mergesEndpoint,
  undoMergeEndpoint,
} from 'contract/review';
import type { RecordKind } from 'contract/review';
import type { NotDuplicates, MergeResult, MergeChoice } from 'contract/review-requests';
import { readNotDuplicates, readMergeAnswer } from 'contract/review-readers';
import { runOrFallback } from 'shared-ui/faults';
import type { ServerAnswer } from 'shared-ui/http-client';
import type { AdminRecord } from '../../base/model/admin-record';
import { callAsStaff, getMessage } from '../../session/staff-call';
import { toVersion } from './compare-records';

/** The result of a request. `reason` is the server's message, if it sent one. */
export type Resolved<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly reason: string | undefined };

export function mergeRecords(
  kind: RecordKind,
  choice: MergeChoice,
): Promise<Resolved<MergeResult>> {
  const path = mergesEndpoint(kind);
  return resolved(callAsStaff({ method: 'POST', path, body: choice }, readMergeAnswer));
}

export function undoMerge(kind: RecordKind, id: string): Promise<Resolved<MergeResult>> {
  const path = undoMergeEndpoint(kind, id);
  return resolved(callAsStaff({ method: 'POST', path }, readMergeAnswer));
}

/** Marks two records as no duplicates. */
export function keepBothRecords(
  kind: RecordKind,
  pair: readonly [AdminRecord, AdminRecord],
): Promise<Resolved<NotDuplicates>> {
  const body = { records: pair.map(toVersion) };
  const path = notDuplicatesEndpoint(kind);
  return resolved(callAsStaff({ method: 'POST', path, body }, readNotDuplicates));
}

/** Removes the mark of no duplicates; resolves to its id. */
export function undoNotDuplicates(kind: RecordKind, id: string): Promise<Resolved<string>> {
  const path = notDuplicatesItemEndpoint(kind, id);
  return resolved(callAsStaff({ method: 'DELETE', path }, () => id));
}

/** An error of ours counts as a failure, so that the dialog stays usable. */
const resolved = <Answer>(asked: Promise<ServerAnswer<Answer>>): Promise<Resolved<Answer>> =>
  runOrFallback<Resolved<Answer>>(
    async () => {
      const answer = await asked;
      return answer.ok
        ? { ok: true, answer: answer.body }
        : { ok: false, reason: getMessage(answer.error) };
    },
    { ok: false, reason: undefined },
  );

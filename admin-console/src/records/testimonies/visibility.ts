import { testimonyVisibilityEndpoint } from 'contract/review';
import type { ReviewedRecord, TestimonyVisibility } from 'contract/review';
import { readRecord } from 'contract/review-readers';
import { runOrFallback } from 'shared-ui/faults';
import type { AdminRecord } from '../../base/model/admin-record';
import { callAsStaff, getMessage } from '../../session/staff-call';

/** Who can read a testimony: every visitor, or staff alone. */
export type Visibility = 'public' | 'hidden' | 'awaits-approval';

export function getVisibility(record: AdminRecord): Visibility {
  if (record['awaitsApproval'] === true) return 'awaits-approval';
  return record['isHidden'] === true ? 'hidden' : 'public';
}

const bodies: Readonly<Record<Visibility, TestimonyVisibility>> = {
  public: { isHidden: false },
  hidden: { isHidden: true },
  'awaits-approval': { isHidden: true, awaitsApproval: true },
};

/** `reason` is the server's message, if it sent one. */
type VisibilityResult =
  | { readonly ok: true; readonly record: ReviewedRecord }
  | { readonly ok: false; readonly reason: string | undefined };

/** Publishes a testimony or hides it, based on the version that was loaded; resolves to the changed record. */
export function setVisibility(
  record: AdminRecord,
  visibility: Visibility,
): Promise<VisibilityResult> {
  const path = testimonyVisibilityEndpoint(String(record['_id']));
  const version = record['__v'];
  const seen = typeof version === 'number' && { seenVersion: version };
  return runOrFallback<VisibilityResult>(
    async () => {
      const call = { method: 'PUT', path, body: { ...bodies[visibility], ...seen } } as const;
      const answer = await callAsStaff(call, readRecord);
      return answer.ok
        ? { ok: true, record: answer.body }
        : { ok: false, reason: getMessage(answer.error) };
    },
    { ok: false, reason: undefined },
  );
}

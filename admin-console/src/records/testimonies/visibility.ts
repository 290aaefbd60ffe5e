import type { AdminRecord } from '../../base/model/admin-record';

/** Who can read a testimony: every visitor, or staff alone. */
export type Visibility = 'public' | 'hidden' | 'awaits-approval';

export function getVisibility(record: AdminRecord): Visibility {
  if (record['awaitsApproval'] === true) return 'awaits-approval';
  return record['isHidden'] === true ? 'hidden' : 'public';
}

import type { RecordKind } from 'contract/review';
import { recordKinds } from 'contract/review';
import { allRights } from 'contract/rights';
import type { Right } from 'contract/rights';

/** A right that concerns no section. */
export type Capability = Exclude<Right, `${RecordKind}:${string}`>;

const isCapability = (right: Right): right is Capability =>
  !recordKinds.some((kind) => right.startsWith(`${kind}:`));

export const capabilities: readonly Capability[] = allRights.filter(isCapability);

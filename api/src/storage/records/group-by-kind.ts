import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';

/** Groups what is of several sections, in the order of the sections, so that locks are always taken in the same order. */
export const groupByKind = <Of extends { readonly kind: RecordKind }>(items: readonly Of[]) =>
  recordKinds
    .map((kind) => [kind, items.filter((item) => item.kind === kind)] as const)
    .filter(([, own]) => own.length > 0);

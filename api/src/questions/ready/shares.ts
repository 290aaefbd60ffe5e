import { maxShares } from 'contract/question-requests';
import type { QuestionAnswer } from 'contract/question-requests';
import { readSearchedText } from 'contract/searched-words';
import type { ValueCount } from './arrival-repository';

type Share = NonNullable<QuestionAnswer['shares']>[number];

/**
 * Adds up values that a filter takes for the same, under the spelling of most. Values without a visible character are
 * left out.
 */
export function addUpSpellings(counts: readonly ValueCount[]): readonly ValueCount[] {
  const found = new Map<string, ValueCount>();
  const valuesByForm = new Map<string, string>();
  for (const { value, count } of [...counts].sort(byCount)) {
    const [form, ...others] = readSearchedText(value.trim().replace(/\s+/g, ' '));
    if (form === '') continue;
    const first = valuesByForm.get(form) ?? value;
    found.set(first, { value: first, count: (found.get(first)?.count ?? 0) + count });
    for (const one of first === value ? [form, ...others] : [])
      if (!valuesByForm.has(one)) valuesByForm.set(one, value);
  }
  return [...found.values()];
}

/** The largest shares, and the sum of the others if there are any. */
export function toShares<One extends Share>(
  all: readonly One[],
): { readonly shares: One[]; readonly others?: number } {
  const sorted = [...all].sort(byCount);
  const others = sumOf(sorted.slice(maxShares));
  return { shares: sorted.slice(0, maxShares), ...(others > 0 && { others }) };
}

export const sumOf = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

/** The largest first; among equal ones the order is that of their values, so that it is the same each time. */
const byCount = (one: ValueCount, other: ValueCount): number =>
  other.count - one.count || (one.value < other.value ? -1 : 1);

import { filterLimits } from 'contract/record-filter';
import { maxShares } from 'contract/question-requests';
import type { QuestionAnswer } from 'contract/question-requests';
import { readSearchedText } from 'contract/searched-words';
import type { ValueCount } from './arrival-repository';

type Share = NonNullable<QuestionAnswer['shares']>[number];

/** A value in all its spellings. */
export interface SpelledValue extends ValueCount {
  /** Those that a filter needs to find all others. The first is `value`, as most have typed it. */
  readonly spellings: readonly string[];
}

/**
 * Adds up values that a filter takes for the same, although they were typed in different ways. Values without a visible
 * character are left out.
 */
export function addUpSpellings(counts: readonly ValueCount[]): readonly SpelledValue[] {
  const groups = new Set<SpelledValue>();
  const groupsByForm = new Map<string, SpelledValue>();
  for (const [forms, one] of addUpForms(counts)) {
    const same = new Set(forms.flatMap((form) => groupsByForm.get(form) ?? []));
    const parts = [...same, one].sort(byCount);
    const spellings = parts.flatMap((part) => part.spellings).slice(0, filterLimits.values);
    const group = { value: parts[0]?.value ?? one.value, spellings, count: sumOf(parts) };
    for (const part of same) groups.delete(part);
    groups.add(group);
    const all = [...forms, ...spellings.flatMap((spelling) => toForms(spelling))];
    for (const form of all) groupsByForm.set(form, group);
  }
  return [...groups];
}

/** Maps values to the one for which `addUpSpellings` counts them. Values without a visible character are absent. */
export function findSpellings(counts: readonly ValueCount[]): ReadonlyMap<string, SpelledValue> {
  const found = new Map<string | undefined, SpelledValue>();
  for (const one of addUpSpellings(counts))
    for (const spelling of one.spellings) found.set(toForms(spelling)[0], one);
  return new Map(
    counts.flatMap(({ value, count }) => {
      const [form] = toForms(value);
      const other = { value, count, spellings: [value] };
      return form === '' ? [] : [[value, found.get(form) ?? other] as const];
    }),
  );
}

/** Adds up values whose folded form is the same. */
function addUpForms(
  counts: readonly ValueCount[],
): Iterable<readonly [forms: readonly string[], one: SpelledValue]> {
  const found = new Map<string, readonly [readonly string[], SpelledValue]>();
  for (const { value, count } of [...counts].sort(byCount)) {
    const forms = toForms(value);
    const [form = ''] = forms;
    if (form === '') continue;
    const before = found.get(form)?.[1] ?? { value, spellings: [value], count: 0 };
    found.set(form, [forms, { ...before, count: before.count + count }]);
  }
  return found.values();
}

const toForms = (value: string): readonly string[] =>
  readSearchedText(value.trim().replace(/\s+/g, ' '));

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

import { setImmediate } from 'node:timers/promises';
import { filterLimits } from 'contract/record-filter';
import { maxShares } from 'contract/question-requests';
import type { QuestionAnswer } from 'contract/question-requests';
import { readSearchedText } from 'contract/searched-words';
import type { ValueCount } from './arrival-repository';

type Share = NonNullable<QuestionAnswer['shares']>[number];

/** A value in all its spellings. */
interface SpelledValue extends ValueCount {
  /** Those that a filter needs to find all others. The first is `value`, as most have typed it. */
  readonly spellings: readonly string[];
}

/**
 * Adds up values that a filter takes for the same, although they were typed in different ways. Values without a visible
 * character are left out.
 */
export async function addUpSpellings(
  counts: readonly ValueCount[],
): Promise<readonly SpelledValue[]> {
  const groups = new Set<SpelledValue>();
  const groupsByForm = new Map<string, SpelledValue>();
  for await (const [forms, one] of inPieces(await addUpForms(counts))) {
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
export async function findSpellings(
  counts: readonly ValueCount[],
): Promise<ReadonlyMap<string, SpelledValue>> {
  const groups = new Map<string | undefined, SpelledValue>();
  for await (const one of inPieces(await addUpSpellings(counts)))
    for (const spelling of one.spellings) groups.set(toForms(spelling)[0], one);
  const found = new Map<string, SpelledValue>();
  for await (const { value, count } of inPieces(counts)) {
    const [form] = toForms(value);
    if (form !== '') found.set(value, groups.get(form) ?? { value, count, spellings: [value] });
  }
  return found;
}

/** Values that are folded at a time, because almost every record has another name: other requests are answered between. */
const valuesPerPiece = 200;

async function* inPieces<Item>(items: Iterable<Item>): AsyncGenerator<Item, void> {
  let count = 0;
  for (const item of items) {
    count += 1;
    if (count % valuesPerPiece === 0) await setImmediate();
    yield item;
  }
}

/** Adds up values whose folded form is the same. */
async function addUpForms(
  counts: readonly ValueCount[],
): Promise<Iterable<readonly [forms: readonly string[], one: SpelledValue]>> {
  const found = new Map<string, readonly [readonly string[], SpelledValue]>();
  for await (const { value, count } of inPieces([...counts].sort(byCount))) {
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

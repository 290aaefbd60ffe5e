import type { IncompleteEntry } from 'contract/content-api';
import type { ContentText } from 'contract/content-entry';
import type { ContentKind } from 'contract/content-kinds';
import { findLacks, partName } from '../entry-text';
import type { TextPart } from '../entry-text';

/** What the server said that keeps an entry from being published. */
export interface AskedLacks {
  readonly lacking: IncompleteEntry;
  /** What the entry said then. */
  readonly of: ContentText;
}

/**
 * What was said to be missing or wrong, and still is. What only the server knows, as whether a picture has its words, stays
 * until its field says something else: the form could not find it, and must not leave it unsaid.
 */
export function stillLacking(
  kind: ContentKind,
  { lacking, of }: AskedLacks,
  text: ContentText,
): IncompleteEntry {
  const [then, now] = [findLacks(kind, of), findLacks(kind, text)];
  const isIn = (parts: readonly TextPart[], part: TextPart) =>
    parts.some((one) => partName(one) === partName(part));
  const isSaidAnew = ({ field }: TextPart) =>
    JSON.stringify(of.values[field]) !== JSON.stringify(text.values[field]);
  const holds = (what: keyof IncompleteEntry) => (part: TextPart) =>
    isIn(now[what], part) || (!isIn(then[what], part) && !isSaidAnew(part));
  return {
    missing: lacking.missing.filter(holds('missing')),
    wrong: lacking.wrong.filter(holds('wrong')),
  };
}

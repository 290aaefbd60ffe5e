import type { RecordKind } from 'contract/review';
import { processing } from 'contract/processing';
import { isKeptByLaw, legalGrounds } from 'contract/purposes';
import { processingWords as words } from 'contract/privacy/processing.texts';
import { retentionWords } from 'contract/retention-words';
import { privacy } from './privacy.texts';

/** A text that applies to some kinds of record. */
export interface ProcessingItem {
  readonly kinds: readonly RecordKind[];
  readonly text: string;
}

/** Not imported from contract/review, which would bring along the fields of every form. */
const kinds = Object.keys(processing) as readonly RecordKind[];

const { lists } = privacy;

/** Groups the kinds that have the same text. */
function group(say: (kind: RecordKind) => string): ProcessingItem[] {
  const texts = [...new Set(kinds.map(say))];
  return texts.map((text) => ({ kinds: kinds.filter((kind) => say(kind) === text), text }));
}

export const purposeItems = (): ProcessingItem[] =>
  group((kind) => {
    const { purposes, categories } = processing[kind];
    return lists.purpose(
      purposes.map(({ purpose }) => words.purposes[purpose]).join('; '),
      categories.map((category) => words.categories[category]).join(', '),
    );
  });

/** Each legal ground with the kinds that have it for at least one purpose. */
export const groundItems = (): ProcessingItem[] =>
  legalGrounds.map((ground) => ({
    kinds: kinds.filter((kind) => processing[kind].purposes.some((one) => one.ground === ground)),
    text: words.grounds[ground],
  }));

export const retentionItems = (): ProcessingItem[] =>
  group((kind) => {
    const { retention, consented } = processing[kind];
    const time = retentionWords(retention);
    if (isKeptByLaw(kind)) return lists.locked(time);
    return consented ? lists.consented(time, retentionWords(consented)) : time;
  });

/** Tells which fields are stored encrypted. */
export const encryptedText = (): string =>
  lists.encrypted(
    kinds
      .filter((kind) => processing[kind].encrypted !== undefined)
      .map((kind) => words.kinds[kind])
      .join(', '),
  );

/** The names of the kinds, as the start of a sentence. */
export const kindNames = ({ kinds: named }: ProcessingItem): string => {
  const text = named.map((kind) => words.kinds[kind]).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

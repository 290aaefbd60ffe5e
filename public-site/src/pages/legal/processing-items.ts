import type { RecordKind } from 'contract/review';
import { processing } from 'contract/processing';
import { isKeptByLaw, legalGrounds } from 'contract/purposes';
import { processingWords as words } from 'contract/privacy/processing.texts';
import { retentionWords } from 'contract/retention-words';
import { privacy } from './privacy.texts';

/** What is said of some kinds of what people send. */
export interface ProcessingItem {
  readonly kinds: readonly RecordKind[];
  readonly text: string;
}

/** Not from contract/review, which brings every form's fields along. */
const kinds = Object.keys(processing) as readonly RecordKind[];

const { lists } = privacy;

/** Kinds of which the same is said stand together. */
function group(say: (kind: RecordKind) => string): ProcessingItem[] {
  const texts = [...new Set(kinds.map(say))];
  return texts.map((text) => ({ kinds: kinds.filter((kind) => say(kind) === text), text }));
}

/** What it is used for, and what it may say something about. */
export const purposeItems = (): ProcessingItem[] =>
  group((kind) => {
    const { purposes, categories } = processing[kind];
    return lists.purpose(
      purposes.map(({ purpose }) => words.purposes[purpose]).join('; '),
      categories.map((category) => words.categories[category]).join(', '),
    );
  });

/** Each legal ground with the kinds that have it, in part at least. */
export const groundItems = (): ProcessingItem[] =>
  legalGrounds.map((ground) => ({
    kinds: kinds.filter((kind) => processing[kind].purposes.some((one) => one.ground === ground)),
    text: words.grounds[ground],
  }));

/** How long it is kept, and how long with a consent. */
export const retentionItems = (): ProcessingItem[] =>
  group((kind) => {
    const { retention, consented } = processing[kind];
    const time = retentionWords(retention);
    if (isKeptByLaw(kind)) return lists.locked(time);
    return consented ? lists.consented(time, retentionWords(consented)) : time;
  });

/** What is stored so that a copy of it alone tells nothing. */
export const encryptedText = (): string =>
  lists.encrypted(
    kinds
      .filter((kind) => processing[kind].encrypted !== undefined)
      .map((kind) => words.kinds[kind])
      .join(', '),
  );

/** The kinds by name, as a sentence begins. */
export const kindNames = ({ kinds: named }: ProcessingItem): string => {
  const text = named.map((kind) => words.kinds[kind]).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

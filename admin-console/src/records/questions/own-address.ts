import { filterFields } from 'contract/filter-fields';
import { filterToText, readFilterText } from 'contract/filter-text';
import { readFilter } from 'contract/record-filter';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import type { SavedView } from 'contract/saved-view-requests';
import { amountFields, fitsSection, groupChoices } from 'contract/summary-requests';
import type { SummaryQuestion } from 'contract/summary-requests';

/** A question of the user's own. It is about the period of the page, as all questions there. */
export type OwnQuestion = Omit<SummaryQuestion, 'period'>;

const names = { kinds: 'ask', filter: 'filter', groupBy: 'group', amount: 'amount' } as const;

/**
 * Reads the question in the fragment of an address, which is not sent to the server, so no log contains what somebody
 * typed into its filter. Undefined if there is none, or if any part of it does not fit its sections.
 */
export function readOwnQuestion(hash: string): OwnQuestion | undefined {
  const address = new URLSearchParams(hash.slice(1));
  const asked = address.get(names.kinds)?.split('.') ?? [];
  const kinds = recordKinds.filter((kind) => asked.includes(kind));
  const [first] = kinds;
  if (!first) return undefined;
  const filter = readFilterText(first, address.get(names.filter) ?? '');
  const groupBy = address.get(names.groupBy) ?? undefined;
  const amount = address.get(names.amount) ?? undefined;
  const question = { kinds, filter: filter ?? [], ...withoutEmpty({ groupBy, amount }) };
  return filter && fits(question) ? question : undefined;
}

/** The question of a saved view; undefined if it is about people, or about what this page does not know. */
export function toOwnQuestion({ kind, content }: SavedView): OwnQuestion | undefined {
  if (kind === 'people') return undefined;
  const { moreKinds = [], filter, groupBy, amount } = content;
  const known = readFilter(kind, filter);
  const question = {
    ...{ kinds: [...new Set([kind, ...moreKinds])], filter: known ?? [] },
    ...withoutEmpty({ groupBy, amount }),
  };
  return known && fits(question) ? question : undefined;
}

/** The fragment of a question: `#ask=pledge.partnership&group=month`. */
export function ownQuestionHash({ kinds, filter, groupBy, amount }: OwnQuestion): string {
  const address = new URLSearchParams({ [names.kinds]: kinds.join('.') });
  if (filter.length > 0) address.set(names.filter, filterToText(filter));
  if (groupBy) address.set(names.groupBy, groupBy);
  if (amount) address.set(names.amount, amount);
  return `#${address.toString()}`;
}

/** The question without what its sections do not have in common. */
export function askInCommon({ kinds, filter, groupBy, amount }: OwnQuestion): OwnQuestion {
  const fields = commonFilterFields(kinds);
  return {
    kinds,
    filter: filter.filter(({ field }) => fields.includes(field)),
    ...withoutEmpty({
      groupBy: commonGroupings(kinds).find((one) => one === groupBy),
      amount: commonAmounts(kinds).find((one) => one === amount),
    }),
  };
}

/** By what all of these sections can be grouped. */
export const commonGroupings = (kinds: readonly RecordKind[]): readonly string[] =>
  commonTo(kinds, groupChoices);

/** The amounts that all of these sections have. */
export const commonAmounts = (kinds: readonly RecordKind[]): readonly string[] =>
  commonTo(kinds, amountFields);

/** The fields that all of these sections have, and by which the server can filter. */
export const commonFilterFields = (kinds: readonly RecordKind[]) =>
  commonTo(kinds, (kind) =>
    filterFields(kind)
      .filter(({ isEncrypted }) => !isEncrypted)
      .map(({ field }) => field),
  );

function commonTo(
  [first, ...others]: readonly RecordKind[],
  fieldsOf: (kind: RecordKind) => readonly string[],
): readonly string[] {
  if (!first) return [];
  return fieldsOf(first).filter((field) => others.every((kind) => fieldsOf(kind).includes(field)));
}

const fits = (question: OwnQuestion): boolean =>
  question.kinds.every((kind) => fitsSection(kind, question));

const withoutEmpty = ({
  groupBy,
  amount,
}: {
  readonly groupBy?: string | undefined;
  readonly amount?: string | undefined;
}) => ({ ...(groupBy && { groupBy }), ...(amount && { amount }) });

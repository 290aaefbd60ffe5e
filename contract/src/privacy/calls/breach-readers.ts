import { anyText, listReader, objectReader, sentence, wholeNumber } from '../../wire/answer-reader';
import { breachSteps } from './breaches';
import type { Breach } from './breaches';

/** The parsers of the responses about breaches (contract/breaches). */
export const readBreach = objectReader<Breach>({
  _id: sentence,
  noticedAt: sentence,
  dueAt: sentence,
  done: listReader(
    objectReader<Breach['done'][number]>({
      step: (value) => breachSteps.find((step) => step === value),
      at: sentence,
    }),
  ),
  note: anyText,
  closedAt: (value) => (value === null ? null : sentence(value)),
  version: wholeNumber,
});

export const readBreaches = listReader(readBreach);

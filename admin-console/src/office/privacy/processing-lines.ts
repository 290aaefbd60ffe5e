import { mailProcessing } from 'contract/mail-processing';
import { processing } from 'contract/processing';
import type { Processing } from 'contract/processing';
import { processingWords } from 'contract/privacy/processing.texts';
import { retentionWords } from 'contract/retention-words';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { sectionTitles } from '../../base/model/fixed-texts';
import { encryptedTexts } from './encrypted.texts';
import { privacyTexts } from './privacy.texts';

/** The lines of the record of processing activities, derived from the declaration in contract/processing. */
export function processingLines(): readonly (readonly string[])[] {
  const { readers, mails, mailReaders } = privacyTexts.record;
  return [
    ...recordKinds.map((kind) => [
      sectionTitles[kind],
      ...cellsOf([processing[kind]]),
      encryptedOf(kind),
      readers,
    ]),
    [mails, ...cellsOf(Object.values(mailProcessing)), encryptedTexts.nothing, mailReaders],
  ];
}

export function processingHeaders(): readonly string[] {
  const { readers, ...headers } = privacyTexts.record.headers;
  return [...Object.values(headers), encryptedTexts.header, readers];
}

/** The notes of staff are encrypted for each kind, and messages for some. */
function encryptedOf(kind: RecordKind): string {
  const { message, notes } = encryptedTexts;
  return processing[kind].encrypted === undefined ? notes : `${message}; ${notes}`;
}

/** The cells of several activities together, without repetitions. */
function cellsOf(activities: readonly Processing[]): readonly string[] {
  const { purposes, grounds, categories } = processingWords;
  const { consented } = privacyTexts.record;
  const said = (say: (activity: Processing) => readonly string[]) =>
    [...new Set(activities.flatMap(say))].join('; ');
  return [
    said((activity) => activity.purposes.map(({ purpose }) => purposes[purpose])),
    said((activity) => activity.purposes.map(({ ground }) => grounds[ground])),
    said((activity) => activity.categories.map((category) => categories[category])),
    said((activity) => [
      retentionWords(activity.retention),
      ...(activity.consented ? [consented(retentionWords(activity.consented))] : []),
    ]),
  ];
}

import type { QuarantinedRecord } from 'contract/quarantine-requests';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { sectionTitles } from '../../base/model/fixed-texts';
import { recordName } from 'contract/record-identity';
import { useSelection } from '../bulk/use-selection';
import { reviewTexts } from '../review/store/review.texts';
import { quarantineTexts } from './quarantine.texts';
import type { Quarantine } from './use-quarantine';

/**
 * Releases records, with the outcome of the last release, and the selection of those to be released.
 * @param order the ids of the records in the order in which they are shown
 */
export function useRelease(quarantine: Quarantine, order: readonly string[]) {
  const { outcome: said, say } = useOutcome();
  const selection = useSelection(order);
  const release = async (quarantined: QuarantinedRecord) => {
    const outcome = await quarantine.release(quarantined);
    if (!outcome.ok) say('error', outcome.message);
    else
      say(
        'success',
        quarantineTexts.released(getRecordName(quarantined), sectionTitles[quarantined.kind]),
      );
  };
  /** Resolves to an error message, or undefined on success. */
  const releaseAll = async (quarantined: readonly QuarantinedRecord[]) => {
    const outcome = await quarantine.releaseAll(quarantined);
    if (!outcome.ok) return { message: outcome.message };
    say('success', quarantineTexts.releasedAll(outcome.response));
    return undefined;
  };
  return { outcome: said, release, releaseAll, selection };
}

export type Releasing = ReturnType<typeof useRelease>;

export const getRecordName = ({ record }: QuarantinedRecord): string =>
  recordName(record) || reviewTexts.nameless;

import type { QuarantinedRecord } from 'contract/quarantine-requests';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { sectionTitles } from '../../base/model/fixed-texts';
import { recordName } from '../../base/model/record-identity';
import { reviewTexts } from '../review/store/review.texts';
import { quarantineTexts } from './quarantine.texts';
import type { Quarantine } from './use-quarantine';

/** Releases records, with the outcome of the last release. */
export function useRelease(quarantine: Quarantine) {
  const { outcome, say } = useOutcome();
  const release = async (quarantined: QuarantinedRecord) => {
    const result = await quarantine.release(quarantined);
    if (result !== 'released') say('error', result.reason ?? quarantineTexts.failed);
    else
      say(
        'success',
        quarantineTexts.released(getRecordName(quarantined), sectionTitles[quarantined.kind]),
      );
  };
  /** Resolves to an error message, or undefined on success. */
  const releaseAll = async (quarantined: readonly QuarantinedRecord[]) => {
    const result = await quarantine.releaseAll(quarantined);
    if (typeof result === 'object') return { message: result.reason ?? quarantineTexts.failed };
    say('success', quarantineTexts.releasedAll(result));
    return undefined;
  };
  return { outcome, release, releaseAll };
}

export type Releasing = ReturnType<typeof useRelease>;

export const getRecordName = ({ record }: QuarantinedRecord): string =>
  recordName(record) || reviewTexts.nameless;

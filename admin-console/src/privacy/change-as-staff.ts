import { anyAnswer } from 'contract/answer-reader';
import { outcomeOrFailure } from 'shared-ui/faults';
import type { ServerCall } from 'shared-ui/http-client';
import { callAsStaff, wordsOf } from '../session/staff-call';
import { privacyTexts } from './privacy.texts';

/** Asks the server to change something. Answers why it did not; undefined when it did. */
export function changeAsStaff(call: ServerCall): Promise<{ readonly message: string } | undefined> {
  const failed = { message: privacyTexts.failed };
  return outcomeOrFailure(async () => {
    const answer = await callAsStaff(call, anyAnswer);
    return answer.ok ? undefined : { message: wordsOf(answer.error) ?? privacyTexts.failed };
  }, failed);
}

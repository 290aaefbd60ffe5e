import { anyAnswer } from 'contract/answer-reader';
import type { ServerCall } from 'shared-ui/http-client';
import { requestOnceAsStaff } from './ask-as-staff';
import { privacyTexts } from './privacy.texts';

/** Requests a change. Resolves to an error message, or undefined on success. */
export async function changeAsStaff(
  call: ServerCall,
): Promise<{ readonly message: string } | undefined> {
  const { failure } = await requestOnceAsStaff(call, anyAnswer, privacyTexts.failed);
  return failure === undefined ? undefined : { message: failure };
}

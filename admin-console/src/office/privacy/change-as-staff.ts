import { anyAnswer } from 'contract/answer-reader';
import type { ServerCall } from 'shared-ui/http-client';
import { askAsStaff } from './ask-as-staff';
import { privacyTexts } from './privacy.texts';

/** Requests a change. Resolves to an error message, or undefined on success. */
export async function changeAsStaff(
  call: ServerCall,
): Promise<{ readonly message: string } | undefined> {
  const { failure } = await askAsStaff(call, anyAnswer, privacyTexts.failed);
  return failure === undefined ? undefined : { message: failure };
}

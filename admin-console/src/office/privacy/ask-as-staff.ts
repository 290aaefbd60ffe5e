import type { AnswerReader } from 'contract/answer-reader';
import { runOrFallback } from 'shared-ui/faults';
import type { ServerCall } from 'shared-ui/http-client';
import { callAsStaff, getMessage } from '../../session/staff-call';
import { personTexts } from './person.texts';

interface Asked<Body> {
  readonly body?: Body;
  readonly failure?: string;
}

/**
 * Sends one request for a press of a button.
 * @param failed the message if the server sends none
 */
export function requestOnceAsStaff<Body>(
  call: ServerCall,
  read: AnswerReader<Body>,
  failed = personTexts.failed,
): Promise<Asked<Body>> {
  return runOrFallback<Asked<Body>>(
    async () => {
      const answer = await callAsStaff(call, read);
      return answer.ok ? { body: answer.body } : { failure: getMessage(answer.error) ?? failed };
    },
    { failure: failed },
  );
}

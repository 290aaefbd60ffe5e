import { useState } from 'react';
import { anyAnswer } from 'contract/answer-reader';
import { ownPictureEndpoint } from 'contract/own-account';
import { profileImage } from 'contract/profile';
import { outcomeOrFailure } from 'shared-ui/faults';
import type { ServerAnswer } from 'shared-ui/http-client';
import { useMemberSession } from '../session/session-context';
import { accountLabels } from './account-labels';

export const megabytes = profileImage.maxBytes / 1024 / 1024;

/** How a change of the picture ended. */
export interface PictureOutcome {
  readonly tone: 'success' | 'error';
  readonly message: string;
  /** What was removed, to be put back. */
  readonly removed?: Blob;
}

/** Sends another picture of a profile, or removes it, one after the other. `onChanged` hears of each success. */
export function usePictureChange(id: string, onChanged: () => void) {
  const { call } = useMemberSession();
  const [outcome, setOutcome] = useState<PictureOutcome>();
  const [isBusy, setIsBusy] = useState(false);
  const words = accountLabels.en.picture;

  async function conclude(request: Promise<ServerAnswer<null>>, done: PictureOutcome) {
    setIsBusy(true);
    setOutcome(undefined);
    const refusal = await outcomeOrFailure(async () => {
      const answer = await request;
      return answer.ok ? undefined : (answer.error.message ?? words.failed);
    }, words.failed);
    setIsBusy(false);
    setOutcome(refusal === undefined ? done : { tone: 'error', message: refusal });
    if (refusal === undefined) onChanged();
  }

  const path = ownPictureEndpoint(id);
  function send(file: Blob): void {
    const fault = findFault(file);
    if (fault !== undefined) return setOutcome({ tone: 'error', message: fault });
    const headers = { 'Content-Type': file.type };
    const request = call({ method: 'PUT', path, body: file, headers }, anyAnswer);
    void conclude(request, { tone: 'success', message: words.stored });
  }
  function remove(removed: Blob | undefined): void {
    const request = call({ method: 'DELETE', path }, anyAnswer);
    const done = { tone: 'success', message: words.removed } as const;
    void conclude(request, removed ? { ...done, removed } : done);
  }
  return { outcome, isBusy, send, remove };
}

/** Before it travels. What it really is, the server finds out. */
function findFault({ type, size }: Blob): string | undefined {
  const words = accountLabels.en.picture;
  if (!profileImage.types.some((known) => known === type)) return words.wrongType;
  return size > profileImage.maxBytes ? words.tooLarge(megabytes) : undefined;
}

import { useState } from 'react';
import { profileImage } from 'contract/profile';
import { removeOwnPicture, replaceOwnPicture } from 'contract/own-account-requests';
import { runOrFallback } from 'shared-ui/faults';
import { toRequestError } from 'shared-ui/send';
import { useMemberSession } from '../session/session-context';
import { accountTexts } from './account.texts';

export const megabytes = profileImage.maxBytes / 1024 / 1024;

export interface PictureOutcome {
  readonly tone: 'success' | 'error';
  readonly message: string;
}

interface PictureChange {
  readonly work: 'sending' | 'removing';
  readonly request: Promise<void>;
  readonly message: string;
  /** The removed picture, which can be restored after a success. */
  readonly removed?: Blob | undefined;
}

/**
 * Replaces or removes the picture of a profile, one request at a time. `onChanged` is called after each success.
 * `removed` can be restored until there is another picture, even after failures.
 */
export function usePictureChange(id: string, onChanged: () => void) {
  const session = useMemberSession();
  const [outcome, setOutcome] = useState<PictureOutcome>();
  const [work, setWork] = useState<PictureChange['work']>();
  const [removed, setRemoved] = useState<Blob>();
  const words = accountTexts.picture;

  async function conclude(change: PictureChange) {
    setWork(change.work);
    setOutcome(undefined);
    const refusal = await runOrFallback(async () => {
      const fault = await change.request.catch(toRequestError);
      return fault && (fault.messages.message ?? words.failed);
    }, words.failed);
    setWork(undefined);
    if (refusal !== undefined) return setOutcome({ tone: 'error', message: refusal });
    setOutcome({ tone: 'success', message: change.message });
    setRemoved(change.removed);
    onChanged();
  }

  function send(file: Blob): void {
    if (work) return;
    const error = findFieldError(file);
    if (error !== undefined) return setOutcome({ tone: 'error', message: error });
    const headers = { 'Content-Type': typeOf(file) };
    const request = session.send(replaceOwnPicture, { id, body: file }, { headers });
    void conclude({ work: 'sending', request, message: words.stored });
  }
  function remove(picture: Blob | undefined): void {
    if (work) return;
    const request = session.send(removeOwnPicture, { id });
    void conclude({ work: 'removing', request, message: words.removed, removed: picture });
  }
  return { outcome, work, removed, send, remove };
}

/** Checks the file before the upload; the server checks its content. */
function findFieldError(file: Blob): string | undefined {
  const words = accountTexts.picture;
  const type = typeOf(file);
  if (!profileImage.types.some((known) => known === type)) return words.wrongType;
  return file.size > profileImage.maxBytes ? words.tooLarge(megabytes) : undefined;
}

/** Chrome on Windows reports no type for HEIC files. */
function typeOf(file: Blob): string {
  const name = file instanceof File ? file.name.toLowerCase() : '';
  const isHeic = profileImage.heicEndings.some((ending) => name.endsWith(ending));
  return file.type === '' && isHeic ? 'image/heic' : file.type;
}

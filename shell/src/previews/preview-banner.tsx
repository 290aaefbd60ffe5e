import { useState } from 'react';
import { locale } from 'contract/language';
import { leavePreviews } from 'contract/release-requests';
import type { OpenPreview } from 'contract/release-requests';
import { storageKeys } from 'contract/storage-keys';
import { csrfTokenHeader } from 'contract/wire';
import { getStored, removeStored } from 'shared-ui/browser-storage';
import { Button } from 'shared-ui/button';
import { send, toRequestError } from 'shared-ui/send';
import { previewTexts as texts } from './preview-banner.texts';

interface PreviewBannerProps {
  readonly previews: readonly OpenPreview[];
  readonly reload?: () => void;
}

/** Says which unreleased builds the page runs, until when, and how to leave them. */
export function PreviewBanner({ previews, reload = () => location.reload() }: PreviewBannerProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const builds = previews.map(({ remote, version }) => `${remote} ${version}`);
  const [first = ''] = previews.map(({ until }) => until).sort();
  const leave = async () => {
    if (isLeaving) return;
    setIsLeaving(true);
    await forgetPreviews();
    reload();
  };
  return (
    <>
      <p>{texts.shown(builds.join(', '), clock.format(new Date(first)))}</p>
      <Button variant="secondary" aria-disabled={isLeaving} onClick={() => void leave()}>
        {texts.leave}
      </Button>
    </>
  );
}

/** Without the marker this browser asks for no preview, whatever becomes of the request. */
async function forgetPreviews(): Promise<void> {
  removeStored(storageKeys.openPreviews);
  const headers = { [csrfTokenHeader]: getStored(storageKeys.adminToken) ?? '' };
  await send(leavePreviews, {}, { headers }).catch(toRequestError);
}

const clock = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Vienna',
});

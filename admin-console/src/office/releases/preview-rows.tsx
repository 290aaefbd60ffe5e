import { useState } from 'react';
import { localPath } from 'contract/language';
import { openPreview } from 'contract/release-requests';
import type { ReleasesOfPackage } from 'contract/release-requests';
import type { RemoteName } from 'contract/site-paths';
import { storageKeys } from 'contract/storage-keys';
import { writeStored } from 'shared-ui/browser-storage';
import { Button } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { sendChange } from '../../session/send';
import { useRights } from '../../session/staff-account';
import { loadDocument } from './load-document';
import { ShareButton } from './release-buttons';
import type { SendRelease } from './release-buttons';
import styles from './releases.module.css';
import { releasesTexts } from './releases.texts';
import { VersionRow } from './version-row';

interface PreviewRowsProps {
  readonly releases: ReleasesOfPackage;
  /** Absent if the user may only see them. */
  readonly onSend: SendRelease | undefined;
}

/** The versions that only staff can open. */
export function PreviewRows({ releases, onSend }: PreviewRowsProps) {
  const { name, stable, canary, previews } = releases;
  const mayOpen = useRights()?.has('releases:preview') ?? false;
  return (
    <>
      <p className={styles.hint}>{releasesTexts.previews}</p>
      <ul className={styles.list}>
        {previews.map((shown) => (
          <VersionRow
            key={shown.version}
            shown={shown}
            state="preview"
            label={releasesTexts.states.preview}
          >
            {shown.isOpen && <p>{releasesTexts.open.isOpen}</p>}
            <div className={styles.tools}>
              {mayOpen && name !== 'shell' && <OpenButton remote={name} version={shown.version} />}
              {onSend && shown.version !== canary?.version && (
                <ShareButton
                  {...{ version: shown.version, live: stable.version, onSend }}
                  ends={canary?.version}
                />
              )}
            </div>
          </VersionRow>
        ))}
      </ul>
    </>
  );
}

/** A page of each remote, on which its preview is seen at once. */
const firstPages: Readonly<Record<RemoteName, string>> = {
  'public-site': '/',
  'member-area': '/join-us/login',
  'admin-console': '/admin/dashboard?section=releases',
};

interface OpenButtonProps {
  readonly remote: RemoteName;
  readonly version: string;
}

/** Opens the site in this browser with a version that is not released. */
function OpenButton({ remote, version }: OpenButtonProps) {
  const [state, setState] = useState<'closed' | 'opening' | { readonly refusal: string }>('closed');
  const { name, opening, failed } = releasesTexts.open;
  const open = async () => {
    if (state === 'opening') return;
    setState('opening');
    const sent = await sendChange(openPreview, { package: remote, version }, failed);
    if (!sent.ok) {
      setState({ refusal: sent.message });
      return;
    }
    // The shell asks the server for opened versions only in a browser with this marker.
    writeStored(storageKeys.openPreviews, 'yes');
    loadDocument(localPath(firstPages[remote]));
  };
  return (
    <>
      <Button
        variant="secondary"
        aria-disabled={state === 'opening' || undefined}
        aria-label={`${name}: ${version}`}
        onClick={() => void open()}
      >
        {state === 'opening' ? opening : name}
      </Button>
      {typeof state === 'object' && <Message tone="error">{state.refusal}</Message>}
    </>
  );
}

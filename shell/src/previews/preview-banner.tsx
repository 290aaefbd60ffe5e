import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { locale } from 'contract/language';
import type { OpenPreview } from 'contract/release-requests';
import { Button } from 'shared-ui/button';
import { leaveOpenPreviews } from './open-previews';
import styles from './preview-banner.module.css';
import { previewTexts as texts } from './preview-banner.texts';

/** Shows the banner at the foot of the document, in a root of its own: no page and no remote can take it away. */
export function showPreviewBanner(previews: readonly OpenPreview[]): void {
  if (previews.length === 0) return;
  const banner = document.createElement('aside');
  banner.className = styles.banner ?? '';
  banner.setAttribute('aria-label', texts.label);
  document.body.append(banner);
  createRoot(banner).render(<PreviewBanner previews={previews} />);
}

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
    await leaveOpenPreviews();
    reload();
  };
  return (
    <>
      <p>{texts.shown(builds.join(', '), formatMoment(new Date(first)))}</p>
      <Button variant="secondary" aria-disabled={isLeaving} onClick={() => void leave()}>
        {texts.leave}
      </Button>
    </>
  );
}

const formatMoment = (moment: Date) =>
  moment.toLocaleString(locale, {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Europe/Vienna',
  });

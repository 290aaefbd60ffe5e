import { shownChurch } from 'contract/shown-church';
import { useLiveService } from 'shared-ui/use-live-service';
import { headerTexts as words } from './header.texts';

/** The link to the church's videos, which says so while a service is held. */
export function LiveStreamLink({ className }: { readonly className: string | undefined }) {
  const isLive = useLiveService() !== undefined;
  return (
    <a
      className={className}
      href={shownChurch().liveStream}
      target="_blank"
      rel="noreferrer"
      {...(isLive && { 'data-live': '', 'aria-description': words.liveNow })}
    >
      {words.liveStream}
      <span className="visually-hidden">{` ${words.opensInNewTab}`}</span>
    </a>
  );
}

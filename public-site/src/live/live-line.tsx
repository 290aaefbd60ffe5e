import { writeServiceStart } from 'contract/next-service';
import { shownChurch } from 'contract/shown-church';
import { useHydrated } from 'shared-ui/use-hydrated';
import { useLiveService } from 'shared-ui/use-live-service';
import { describeFirstService } from './first-service';
import { liveTexts as texts } from './live.texts';
import { useNextService } from './use-next-service';

/** The current live service, or the time of the next one. Depends on the clock, so it is shown after hydration. */
export function LiveLine() {
  const isHydrated = useHydrated();
  return <p>{isHydrated ? <Now /> : describeFirstService()}</p>;
}

function Now() {
  const live = useLiveService();
  const next = useNextService();
  if (live === undefined)
    return next === undefined ? describeFirstService() : texts.next(writeServiceStart(next));
  return (
    <a href={shownChurch().liveStream} target="_blank" rel="noopener">
      {texts.now(live)}
    </a>
  );
}

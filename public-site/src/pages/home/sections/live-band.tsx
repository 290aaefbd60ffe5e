import { shownChurch } from 'contract/shown-church';
import { ButtonLink } from 'shared-ui/button';
import { LiveLine } from '../../../live/live-line';
import { Section } from '../../../page/section';
import { homeTexts as texts } from '../home.texts';

/** Watch Live (requirements 2.4). */
export function LiveBand() {
  return (
    <Section title={texts.live.title} intro={texts.live.text} ground="night">
      <LiveLine />
      <ButtonLink href={shownChurch().liveStream} target="_blank" rel="noopener">
        {texts.live.watch}
      </ButtonLink>
    </Section>
  );
}

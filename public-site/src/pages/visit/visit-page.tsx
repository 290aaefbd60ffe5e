import { SitePage } from '../../page/site-page';
import { usePageTexts } from '../../page/use-page-language';
import { Answers } from './sections/answers';
import { Glance } from './sections/glance';
import { Way } from './sections/way';
import { WhomToAsk } from './sections/whom-to-ask';
import { english } from './visit-texts.en';
import { german } from './visit-texts.de';

const visitTexts = { en: english, de: german };

/** What a visitor asks before the first visit (docs/decisions/0036). */
export function Component() {
  const { texts, language } = usePageTexts(visitTexts);
  const words = { texts, language };
  return (
    <SitePage texts={texts} language={language} path="/more/visit">
      <Glance {...words} />
      <Answers {...words} />
      <Way {...words} />
      <WhomToAsk {...words} />
    </SitePage>
  );
}

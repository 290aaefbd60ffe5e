import { getEntry } from '../../shown-content/page-content';
import { wrapInLanguage } from '../../page/wrap-in-language';
import { FeedLink } from '../../page/feed-link';
import { SitePage } from '../../page/site-page';
import { Answers } from './sections/answers';
import { Glance } from './sections/glance';
import { Way } from './sections/way';
import { WhomToAsk } from './sections/whom-to-ask';
import { visitTexts as texts } from './visit.texts';

/** The page for first-time visitors. */
export function Component() {
  const { name, city } = getEntry('identity');
  const { intro, language } = getEntry('visit');
  const description = texts.description(name, city);
  const head = { ...texts, description, intro: wrapInLanguage(intro, language) };
  return (
    <SitePage texts={head} path="/more/visit">
      <FeedLink feed="calendar" />
      <Glance />
      <Answers />
      <Way />
      <WhomToAsk />
    </SitePage>
  );
}

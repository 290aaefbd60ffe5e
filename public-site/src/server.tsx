import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { locale } from 'contract/language';
import { provideChurch } from 'contract/shown-church';
import { starterChurch } from 'contract/starter-church';
import { submissions } from 'contract/submissions';
import type { PublicTestimony, TestimonyTemplate } from 'contract/testimony';
import { StaticRouter } from 'react-router-dom';
import { EarlierLink, NewestLink, TestimonySection } from './pages/testimonies/testimony-section';
import { testimoniesTexts } from './pages/testimonies/testimonies.texts';
import type { LoadedTestimonies } from './pages/testimonies/use-testimonies';
import { formatDay } from './time/format-day';

/** What the server build offers: the pages, and what is said of them to those who never run a script. */
export { contract, routes } from './remote';
export { describePage } from './structured-data/describe-page';
/** What calendars, readers of news and podcast apps ask for. */
export { writeFeeds } from './feeds/write-feeds';
/** What the church says on its pages, and where the assembly puts it (decision 53). */
export { pageContent, provideContent } from './shown-content/page-content';
export { provideOrigin } from './page/site-origin';
export { provideArticles } from './shown-content/load-article';
export { starterContent } from './content/starter-content';
export { openGraphPicture as previewPicture } from './content/pictures/open-graph-picture';

// For what is rendered before the assembly says who the church is.
provideChurch(starterChurch);

/** How the api fills the page of the testimonies: rendered by the components that take it over in the browser. */
export function makeTestimonyTemplate(): TestimonyTemplate {
  const { createdAt } = sample;
  const filled = renderTestimonies({ parts: [[sample]], hasEarlier: true, before: sample._id });
  const item = /<li>[^]*<\/li>/.exec(filled)?.[0] ?? '';
  const newest = render(<NewestLink />);
  const earlier = render(
    <EarlierLink before={sample._id} isLoading={false} onEarlier={() => undefined} />,
  );
  return {
    waiting: renderTestimonies(undefined),
    none: renderTestimonies({ parts: [], hasEarlier: false, before: undefined }),
    list: filled.replace(item, '{items}').replace(newest, '{newest}').replace(earlier, '{earlier}'),
    item: item.replace(createdAt, '{createdAt}').replace(formatDay(createdAt), '{day}'),
    earlier: earlier.replace(sample._id, '{before}'),
    newest,
    anonymous: testimoniesTexts.anonymous,
    locale,
  };
}

/** Its words are the places that are filled. */
const sample: PublicTestimony = {
  _id: 'sample-testimony',
  fullName: '{fullName}',
  message: '{message}',
  createdAt: '2000-01-02T00:00:00.000Z',
};

const renderTestimonies = (known: LoadedTestimonies | undefined) =>
  render(<TestimonySection known={known} earlier="idle" onEarlier={() => undefined} />);

const render = (part: ReactNode) =>
  renderToString(<StaticRouter location={submissions.testimony.page}>{part}</StaticRouter>);

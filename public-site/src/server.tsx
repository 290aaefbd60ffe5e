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

/** The exports of the server build: the pages and their structured data. */
export { contract, routes } from './remote';
export { describePage } from './structured-data/describe-page';
/** Files for calendars, news readers and podcast apps. */
export { writeFeeds } from './feeds/write-feeds';
/** The content that pages need, and the functions that provide it before rendering (decision 53). */
export { pageContent, provideContent } from './shown-content/page-content';
export { provideOrigin } from './page/site-origin';
export { provideArticles } from './shown-content/load-article';
export { starterContent } from './content/starter-content';
export { openGraphPicture as previewPicture } from './content/pictures/open-graph-picture';

// For what is rendered before tooling/src/render/assemble.ts provides the church's identity.
provideChurch(starterChurch);

/** The template with which the api fills the page of testimonies, rendered by the same components that hydrate it. */
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

/** Its texts are the placeholders. */
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

import { renderToString } from 'react-dom/server';
import { submissions } from 'contract/submissions';
import type { PublicTestimony, TestimonyTemplate } from 'contract/testimony';
import { StaticRouter } from 'react-router-dom';
import { localeOf } from 'shared-ui/language';
import { TestimonySection } from './pages/testimonies/testimony-section';
import { formatDay } from './time/format-day';

/** What the server build offers: the pages, and what is said of them to those who never run a script. */
export { contract, routes } from './remote';
export { describePage } from './structured-data/describe-page';
export { openGraphPicture as previewPicture } from './content/pictures/open-graph-picture';

/** How the api fills the page of the testimonies: rendered by the components that take it over in the browser. */
export function makeTestimonyTemplate(): TestimonyTemplate {
  const { createdAt } = sample;
  const filled = renderTestimonies([sample]);
  const item = /<li>[^]*<\/li>/.exec(filled)?.[0] ?? '';
  return {
    waiting: renderTestimonies(undefined),
    none: renderTestimonies([]),
    list: filled.replace(item, '{items}'),
    item: item.replace(createdAt, '{createdAt}').replace(formatDay(createdAt, 'en'), '{day}'),
    locale: localeOf.en,
  };
}

/** Its words are the places that are filled. */
const sample: PublicTestimony = {
  _id: 'sample',
  fullName: '{fullName}',
  message: '{message}',
  createdAt: '2000-01-02T00:00:00.000Z',
};

const renderTestimonies = (testimonies: readonly PublicTestimony[] | undefined) =>
  renderToString(
    <StaticRouter location={submissions.testimony.page}>
      <TestimonySection testimonies={testimonies} />
    </StaticRouter>,
  );

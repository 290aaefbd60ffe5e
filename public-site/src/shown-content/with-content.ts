import { loadContent } from './load-content';
import type { PageWithContent } from './page-content';

/** The page's own file and what it shows, fetched beside each other. */
export const withContent =
  <Page>(page: PageWithContent, load: () => Promise<Page>) =>
  async (): Promise<Page> => {
    const [loaded] = await Promise.all([load(), loadContent(page)]);
    return loaded;
  };

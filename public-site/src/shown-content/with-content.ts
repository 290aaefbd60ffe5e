import { loadContent } from './load-content';
import type { PageWithContent } from './page-content';

/** Loads a page's chunk and its content in parallel. */
export const withContent =
  <Page>(page: PageWithContent, load: () => Promise<Page>) =>
  async (): Promise<Page> => {
    const [loaded] = await Promise.all([load(), loadContent(page)]);
    return loaded;
  };

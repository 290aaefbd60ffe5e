import { readLocalPath } from './languages';

/** Starter posts have no pages (requirements 2.1): a link to one shows a not-found page that leads back to the blog. */
export const blogPage = '/more/blog';

const blogFolders = ['/blog', blogPage];

/** Whether a URL path is the blog or below it, in any language. */
export function isInBlog(pathname: string): boolean {
  const { path } = readLocalPath(pathname);
  return blogFolders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}

/** File of the not-found page, below the folder of pages. */
export const notFoundPage = '404.html';

/** File of the not-found page for paths in the blog. */
export const blogNotFoundPage = 'blog/404.html';

import { readLocalPath } from './languages';

/** The starter's posts have no pages (requirements 2.1): who follows a link to one is led back to this page. */
export const blogPage = '/more/blog';

const blogFolders = ['/blog', blogPage];

/** Whether an address of the browser lies in the blog, or is it, in any language. */
export function isInBlog(pathname: string): boolean {
  const { path } = readLocalPath(pathname);
  return blogFolders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}

/** What stands for any page that is missing, by its file below the folder of pages. */
export const notFoundPage = '404.html';

/** The same for what is missing in the blog. */
export const blogNotFoundPage = 'blog/404.html';

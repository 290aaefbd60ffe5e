import { isInBlog } from './not-found-page';

it.each(['/blog', '/blog/1', '/more/blog', '/more/blog/night-of-worship'])(
  'counts %s to the blog',
  (path) => {
    expect(isInBlog(path)).toBe(true);
  },
);

it.each(['/', '/blogger', '/more/blogs', '/help/blog', '/more'])(
  'does not count %s to the blog',
  (path) => {
    expect(isInBlog(path)).toBe(false);
  },
);

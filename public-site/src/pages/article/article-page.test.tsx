import { render, screen } from '@testing-library/react';
import type { LocalArticle } from 'contract/articles';
import { toRichText } from 'contract/rich-text';
import { MemoryRouter } from 'react-router-dom';
import { provideArticles } from '../../shown-content/load-article';
import { provideContent } from '../../shown-content/page-content';
import { describePage } from '../../structured-data/describe-page';
import { renderPage } from '../../testing/render-page';
import { articleAt } from './article-at';

const post = {
  kind: 'posts',
  id: '0192f0c1-0000-7000-8000-000000000001',
  title: 'A title',
  excerpt: 'An excerpt.',
  author: 'Choir',
  date: '2026-03-01',
  picture: 'night-of-worship',
  path: '/more/blog/a-title',
  body: toRichText('First.\n\nSecond\nline.'),
} as const satisfies LocalArticle;
const news: LocalArticle = {
  kind: 'news',
  id: '0192f0c1-0000-7000-8000-000000000002',
  title: 'Other news',
  summary: 'A summary.',
  date: '2026-03-02',
  path: '/more/blog/other',
  body: toRichText('Of the other.'),
  language: 'de',
};

beforeEach(() =>
  provideArticles(
    new Map<string, LocalArticle>([
      ['a-title', post],
      ['other', news],
    ]),
  ),
);

async function open(slug: string) {
  const page = await articleAt.pageAt({ slug });
  if (!('Component' in page)) throw new Error('There is no page.');
  const Component = page.Component as () => React.JSX.Element;
  return render(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  );
}

it('shows the text of the post at its address, and no other', async () => {
  await open('a-title');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A title');
  const text = screen.getByRole('article').firstElementChild;
  expect(text?.innerHTML).toBe('<p>First.</p><p>Second<br>line.</p>');
  expect(screen.getByText('Choir')).toBeVisible();
  expect(screen.queryByText('Of the other.')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the blog' })).toHaveAttribute(
    'href',
    '/more/blog',
  );
});

it('says which language the text is in where it is another than the page’s', async () => {
  await open('other');
  expect(screen.getByRole('article')).toHaveAttribute('lang', 'de');
  expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')).toHaveAttribute('lang', 'de');
});

it('is told to search engines as a posting at its own address', () => {
  expect(describePage('/more/blog/a-title', 'https://a.example')).toMatchObject([
    {
      '@type': 'BlogPosting',
      headline: 'A title',
      mainEntityOfPage: 'https://a.example/more/blog/a-title',
      author: { name: 'Choir' },
    },
  ]);
  expect(describePage('/more/blog/other', 'https://a.example')).toMatchObject([
    { headline: 'Other news', inLanguage: 'de' },
  ]);
});

it('is where Read More leads to; what staff wrote without a text has no such link', async () => {
  const { kind: _kind, body: _body, ...listed } = post;
  const { path: _path, ...unread } = listed;
  provideContent({
    posts: [listed, { ...unread, id: `${post.id.slice(0, -1)}9`, title: 'Short' }],
  });
  expect([articleAt.isKnown({ slug: 'a-title' }), articleAt.isKnown({ slug: 'short' })]).toEqual([
    true,
    false,
  ]);
  await renderPage('/more/blog');
  const links = screen.getAllByRole('link', { name: /^Read More/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/more/blog/a-title']);
});

it('shows the pictures of its text from what came with it, and none that cannot be read', async () => {
  const media = '0d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f';
  const facts = { kind: 'picture', width: 640, height: 480, widths: [320, 640] } as const;
  const file = { ...facts, focalPoint: { x: 0.5, y: 0.5 }, alt: 'The choir sings' };
  const body = JSON.stringify({ type: 'doc', content: [{ type: 'picture', attrs: { media } }] });
  const withPicture = (files: object) =>
    provideArticles(
      new Map([['a-title', { ...post, body, media: files } as unknown as LocalArticle]]),
    );
  withPicture({ [media]: file });
  const { container, unmount } = await open('a-title');
  const picture = screen.getByRole('img', { name: 'The choir sings' });
  expect(picture).toHaveAttribute('src', `/media/${media}/320.webp`);
  expect(picture).toHaveAttribute('width', '640');
  expect(picture).toHaveAttribute('height', '480');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(container.querySelector(`source[srcset^="/media/${media}/"]`)).toHaveAttribute(
    'srcset',
    `/media/${media}/320.avif 320w, /media/${media}/640.avif 640w`,
  );
  unmount();
  const unfit = [{}, { [media]: { ...file, widths: ['320" onerror="'] } }, { [media]: 'x' }];
  for (const files of unfit) {
    withPicture(files);
    const page = await open('a-title');
    expect(page.container.querySelector('article picture')).toBeNull();
    page.unmount();
  }
});

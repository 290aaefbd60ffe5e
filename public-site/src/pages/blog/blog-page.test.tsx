import { screen, within } from '@testing-library/react';
import { provideContent } from '../../shown-content/page-content';
import { pictureNamed } from '../../content/pictures/picture';
import { postPictures } from '../../content/pictures/post-pictures';
import { starterContent } from '../../content/starter-content';
import { describePage } from '../../structured-data/describe-page';
import { renderPage } from '../../testing/render-page';
import { samplePhoto, samplePhotoId } from '../../testing/sample-photo';

it('shows three posts with their details, each leading to /blog/{id} (requirements 2.7)', async () => {
  await renderPage('/more/blog');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Church Blog');
  expect(screen.getByText('Psalm 66:16')).toBeVisible();
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(3);
  starterContent.posts.forEach((post, index) => {
    const item = within(items[index] ?? document.body);
    expect(item.getByRole('heading', { level: 2 })).toHaveTextContent(post.title);
    expect(item.getByText(post.excerpt)).toBeVisible();
    expect(item.getByText(new RegExp(post.author))).toBeVisible();
    expect(item.getByRole('img')).toHaveAccessibleName(
      pictureNamed(post.picture, postPictures)?.alt ?? '',
    );
    expect(item.getByRole('img')).toHaveAttribute('loading', index === 0 ? 'eager' : 'lazy');
    const more = item.getByRole('link', { name: /^Read More/ });
    expect(more).toHaveTextContent(`Read More: ${post.title}`);
    expect(more).toHaveAttribute('href', `/blog/${post.id}`);
  });
});

it('shows a post with a photo that staff uploaded, and tells search engines of it', async () => {
  const [post] = starterContent.posts;
  if (!post) throw new Error('There are no posts.');
  provideContent({
    posts: [{ ...post, picture: samplePhotoId }],
    media: { [samplePhotoId]: samplePhoto },
  });
  await renderPage('/more/blog');
  expect(screen.getByRole('img', { name: samplePhoto.alt })).toHaveClass('cut');
  expect(describePage('/more/blog', 'https://a.example')).toMatchObject([
    { image: `https://a.example/media/${samplePhotoId}/1200.webp` },
  ]);
});

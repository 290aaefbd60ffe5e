import { renderToString } from 'react-dom/server';
import { portraitSize } from '../content/decorative-picture';
import { Picture } from './picture';

const render = (eager: boolean) =>
  renderToString(
    <main>
      <Picture picture={{ src: '/art/a', ...portraitSize }} alt="" sizes="50vw" eager={eager} />
    </main>,
  );

it('is asked for before anything else, in the form that is shown, when a visitor sees it first', () => {
  const [link = ''] = /^<link rel="preload"[^>]*>/.exec(render(true)) ?? [];
  const source = /<source type="image\/avif" srcSet="([^"]*)"/.exec(render(true))?.[1];
  expect(link).toContain(`imageSrcSet="${source}"`);
  expect(link).toContain('as="image" type="image/avif" fetchPriority="high"');
  expect(link).toContain('imageSizes="50vw"');
});

it('is asked for when it comes into view otherwise', () => {
  expect(render(false)).toMatch(/^<main>/);
  expect(render(false)).toContain('loading="lazy"');
});

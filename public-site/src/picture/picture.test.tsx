import { renderToString } from 'react-dom/server';
import { portraitSize } from './decorative-picture';
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

it('is shown by the point that staff chose, in tenths, and cut to the form of the others', () => {
  const at = (x: number, y: number) =>
    /class="([^"]*)"/.exec(
      renderToString(
        <Picture
          picture={{ src: '/media/a/', ...portraitSize, focalPoint: { x, y } }}
          {...{ alt: '', sizes: '50vw', className: 'own', cutClassName: 'cut' }}
        />,
      ),
    )?.[1];
  expect(at(0, 0.96)).toBe('own cut placed x0 y10');
  expect(at(0.31, 0.48)).toBe('own cut placed x3 y5');
  expect(render(false)).not.toContain('class=');
});

it('is asked for when it comes into view otherwise', () => {
  expect(render(false)).toMatch(/^<main>/);
  expect(render(false)).toContain('loading="lazy"');
});

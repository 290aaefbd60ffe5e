import { StandInPreview } from '../../../testing/stand-ins/stand-in-preview';
import { PublisherError } from '../../content/publishing/publisher-process';
import { renderPage } from './render-page';

let site: StandInPreview;
beforeEach(() => {
  site = new StandInPreview();
});
afterEach(() => site.remove());

const run = ({ deadline = 60_000, signal = new AbortController().signal } = {}) => {
  const { sitePublisher: file, siteDir } = site.config;
  return renderPage({ file, siteDir, deadline }, { page: '/', language: 'de' }, '{"a":1}', signal);
};

it.each([
  ['says why', `console.error('No release.\\nMore.'); process.exit(1);`, /^No release\.$/],
  ['says nothing', `process.exit(3);`, /^It ended by 3\.$/],
  ['never stops', `setInterval(() => console.log('x'.repeat(99999)), 1);`, /more than/],
])('fails in one line when the program %s', async (_what, code, words) => {
  site.write(code);
  const fault: unknown = await run().catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(PublisherError);
  expect((fault as Error).message).toMatch(words);
});

it('ends a program that does not end by its deadline', async () => {
  site.linger();
  await expect(run({ deadline: 50 })).rejects.toThrow('It takes longer than 0.05 s.');
});

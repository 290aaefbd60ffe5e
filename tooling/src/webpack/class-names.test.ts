import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClassNames } from './class-names';

const folder = mkdtempSync(join(tmpdir(), 'class-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The names of classes in a stylesheet, as one build makes them. */
function namesIn(css: string, locals: readonly string[], file = 'a.module.css', salt = 'shell') {
  const stylesheet = { resourcePath: join(folder, file) };
  writeFileSync(stylesheet.resourcePath, css);
  const name = createClassNames(salt);
  return locals.map((local) => name(stylesheet, '', local));
}

const css = '.page{} .title{}';

it('names each class of a stylesheet by a stem that they share, and a number', () => {
  const [page = '', title = '', again] = namesIn(css, ['page', 'title', 'page']);
  expect(page).toMatch(/^[a-zA-Z]{5}0$/);
  expect(title).toBe(page.replace('0', '1'));
  expect(again).toBe(page);
});

it('names them alike in the builds for the browser, the server and every language', () => {
  expect(namesIn(css, ['page', 'title'])).toEqual(namesIn(css, ['page', 'title']));
});

it.each([
  ['a stylesheet that says something else', namesIn(`${css} .new{}`, ['page'])],
  ['another stylesheet', namesIn(css, ['page'], 'b.module.css')],
  ['another package', namesIn(css, ['page'], 'a.module.css', 'public-site')],
])('gives other names to %s', (_what, others) => {
  expect(others).not.toEqual(namesIn(css, ['page']));
});

import { pageKindNames } from 'contract/content-kinds';
import { pagesShowing } from 'contract/content-preview';
import { routes } from '../remote';
import { pageContent } from './page-content';

/** Some forms show content only once they are sent, and all others the same on both pages. */
const onlyAfterForm: readonly string[] = ['help-lines'];
const isShowing = (kind: string, id: string) =>
  onlyAfterForm.includes(kind) === id.endsWith('-sent');

it.each(pageKindNames)('offers a preview of %s on every page that shows them', (kind) => {
  const pages = Object.entries(pageContent).flatMap(([id, { kinds }]) => {
    const path = routes.find((route) => route.id === id)?.path;
    if (path === undefined) throw new Error(`${id} is no page.`);
    return kind in kinds && isShowing(kind, id) ? [path] : [];
  });
  expect(pagesShowing[kind]).toEqual(expect.arrayContaining(pages));
});

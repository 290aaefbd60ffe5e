import { pageKindNames } from 'contract/content-kinds';
import { pagesShowing } from 'contract/content-preview';
import { routes } from '../remote';
import { pageContent } from './page-content';

/** The page after a form without JavaScript shows the same content as the form's page. */
const isAfterForm = (id: string) => id.endsWith('-sent');

it.each(pageKindNames)('offers a preview of %s on every page that shows them', (kind) => {
  const pages = Object.entries(pageContent).flatMap(([id, { kinds }]) => {
    const path = routes.find((route) => route.id === id)?.path;
    if (path === undefined) throw new Error(`${id} is no page.`);
    return kind in kinds && !isAfterForm(id) ? [path] : [];
  });
  expect(pagesShowing[kind]).toEqual(expect.arrayContaining(pages));
});

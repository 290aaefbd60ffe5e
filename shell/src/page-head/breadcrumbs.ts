import { localPath } from 'contract/language';
import { blogPage } from 'contract/not-found-page';
import type { Thing } from 'contract/structured-data';
import { getLinks, menuId, menus } from '../navigation/menus';
import type { NavigationGroup, NavigationLink, NavigationMenu } from '../navigation/menus';
import { home } from '../navigation/menus.texts';
import { breadcrumbsTexts } from './breadcrumbs.texts';

interface BreadcrumbPage {
  readonly path: string;
  /** The page's own name: the last breadcrumb of a page that no menu links to. */
  readonly name: string;
}

/**
 * Describes the path to a page through the menus as schema.org breadcrumbs; empty for the home page. A menu has no
 * page, so its address is a fragment of the home page.
 */
export function describeBreadcrumbs({ path, name }: BreadcrumbPage, origin: string): Thing[] {
  if (path === '/') return [];
  const way = findWay(path);
  const crumbs = [
    { name: home, item: origin + localPath('/') },
    ...way.map((step) => ({
      name: step.label,
      item: origin + ('to' in step ? localPath(step.to) : `${localPath('/')}#${menuId(step)}`),
    })),
    ...(path.startsWith(`${blogPage}/`)
      ? [{ name: breadcrumbsTexts.blog, item: origin + localPath(blogPage) }]
      : []),
    ...(way.some((step) => 'to' in step) ? [] : [{ name, item: origin + localPath(path) }]),
  ];
  const itemListElement = crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...crumb,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

type Step = NavigationMenu | NavigationGroup | NavigationLink;

/** A page that no menu links to, such as the blog, belongs to the menu whose pages share its first segment. */
function findWay(path: string): readonly Step[] {
  for (const menu of menus) {
    for (const entry of menu.entries) {
      if ('links' in entry) {
        const link = entry.links.find(({ to }) => to === path);
        if (link) return [menu, entry, link];
      } else if (entry.to === path) return [menu, entry];
    }
  }
  return menus.filter((menu) => getLinks(menu).some(({ to }) => segmentOf(to) === segmentOf(path)));
}

const segmentOf = (path: string) => path.split('/')[1];

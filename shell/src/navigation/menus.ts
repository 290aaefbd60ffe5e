import type { SitePath } from 'contract/site-paths';
import type { NavigationLabels } from '../labels/label-types';

export type LabelKey = keyof NavigationLabels;

export interface NavigationLink {
  readonly label: LabelKey;
  readonly to: SitePath;
}

/** Links under a heading of their own, such as Register under Join Us. */
export interface NavigationGroup {
  readonly label: LabelKey;
  readonly links: readonly NavigationLink[];
}

export interface NavigationMenu {
  readonly label: LabelKey;
  readonly entries: readonly (NavigationLink | NavigationGroup)[];
}

/** Every link of a menu, in or out of a group. */
export const linksOf = (menu: NavigationMenu): readonly NavigationLink[] =>
  menu.entries.flatMap((entry) => ('to' in entry ? [entry] : entry.links));

/** The link of a menu that leads to the page at a path. */
export const findCurrentLink = (menu: NavigationMenu, pathname: string): SitePath | undefined =>
  linksOf(menu).find(({ to }) => to === pathname)?.to;

/** The id of the list of links under a menu or a group. */
export const menuId = ({ label }: NavigationMenu | NavigationGroup): string => `menu-${label}`;

/** The six menus of SPEC 2.2, in its order. Home and Live Stream stand beside them as plain links. */
export const menus: readonly NavigationMenu[] = [
  {
    label: 'giving',
    entries: [
      { label: 'pledge', to: '/giving/pledge' },
      { label: 'partnership', to: '/giving/partnership' },
      { label: 'payment', to: '/giving/payment' },
    ],
  },
  {
    label: 'joinUs',
    entries: [
      {
        label: 'register',
        links: [
          { label: 'firstTimer', to: '/join-us/register/first-timer' },
          { label: 'secondTimer', to: '/join-us/register/second-timer' },
          { label: 'newBeliever', to: '/join-us/register/new-believer' },
          { label: 'member', to: '/join-us/register/member' },
          { label: 'programAttendance', to: '/join-us/register/program-attendance' },
        ],
      },
      { label: 'login', to: '/join-us/login' },
      { label: 'createProfile', to: '/join-us/create-profile' },
    ],
  },
  {
    label: 'forms',
    entries: [
      { label: 'childDedication', to: '/forms/child-dedication' },
      { label: 'babyNaming', to: '/forms/baby-naming' },
      { label: 'couples', to: '/forms/couples' },
      { label: 'testimonies', to: '/forms/testimonies' },
    ],
  },
  {
    label: 'help',
    entries: [
      { label: 'request', to: '/help/request' },
      { label: 'enquiries', to: '/help/enquiries' },
      { label: 'contact', to: '/help/contact' },
      { label: 'welfare', to: '/help/welfare' },
    ],
  },
  { label: 'downloads', entries: [{ label: 'gallery', to: '/downloads/gallery' }] },
  {
    label: 'moreInfo',
    entries: [
      { label: 'departments', to: '/more/departments' },
      { label: 'awakening', to: '/more/awakening' },
      { label: 'praise', to: '/more/praise' },
    ],
  },
];

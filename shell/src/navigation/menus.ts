import { formPages } from 'contract/form-pages';
import type { SitePath } from 'contract/site-paths';
import type { Translated } from 'shared-ui/language';

export interface NavigationLink {
  readonly label: Translated<string>;
  readonly to: SitePath;
}

/** Links under a heading of their own, such as Register under Join Us. */
export interface NavigationGroup {
  /** Names the group in addresses of the page. */
  readonly name: string;
  readonly label: Translated<string>;
  readonly links: readonly NavigationLink[];
}

export interface NavigationMenu {
  /** Names the menu in addresses of the page. */
  readonly name: string;
  readonly label: Translated<string>;
  readonly entries: readonly (NavigationLink | NavigationGroup)[];
}

/** Every link of a menu, in or out of a group. */
export const linksOf = (menu: NavigationMenu): readonly NavigationLink[] =>
  menu.entries.flatMap((entry) => ('to' in entry ? [entry] : entry.links));

/** The link of a menu that leads to the page at a path. */
export const findCurrentLink = (menu: NavigationMenu, pathname: string): SitePath | undefined =>
  linksOf(menu).find(({ to }) => to === pathname)?.to;

/** The id of the list of links under a menu or a group. */
export const menuId = ({ name }: NavigationMenu | NavigationGroup): string => `menu-${name}`;

/** The six menus of SPEC 2.2, in its order. Home and Live Stream stand beside them as plain links. */
export const menus: readonly NavigationMenu[] = [
  {
    name: 'giving',
    label: { en: 'Giving' },
    entries: [
      { label: { en: 'Pledge' }, to: formPages.pledge },
      { label: { en: 'Partnership' }, to: formPages.partnership },
      { label: { en: 'Payment' }, to: '/giving/payment' },
    ],
  },
  {
    name: 'joinUs',
    label: { en: 'Join Us' },
    entries: [
      {
        name: 'register',
        label: { en: 'Register' },
        links: [
          { label: { en: 'First Timer' }, to: formPages.firstTimer },
          { label: { en: 'Second Timer' }, to: formPages.secondTimer },
          { label: { en: 'New Believer' }, to: formPages.newBeliever },
          { label: { en: 'Church Member' }, to: formPages.churchMember },
          { label: { en: 'Programme Attendance' }, to: formPages.programAttendance },
        ],
      },
      { label: { en: 'Login' }, to: '/join-us/login' },
      { label: { en: 'Create Profile' }, to: '/join-us/create-profile' },
    ],
  },
  {
    name: 'forms',
    label: { en: 'Forms' },
    entries: [
      { label: { en: 'Child Dedication' }, to: formPages.childDedication },
      { label: { en: 'Baby Naming' }, to: formPages.babyNaming },
      { label: { en: 'Intending Couples' }, to: formPages.couples },
      { label: { en: 'Testimonies' }, to: formPages.testimony },
    ],
  },
  {
    name: 'help',
    label: { en: 'Help' },
    entries: [
      { label: { en: 'Requests' }, to: formPages.request },
      { label: { en: 'Enquiries' }, to: formPages.enquiry },
      { label: { en: 'Contact' }, to: formPages.contact },
      { label: { en: 'Welfare' }, to: formPages.welfare },
    ],
  },
  {
    name: 'downloads',
    label: { en: 'Downloads' },
    entries: [{ label: { en: 'Gallery' }, to: '/downloads/gallery' }],
  },
  {
    name: 'moreInfo',
    label: { en: 'More Info' },
    entries: [
      { label: { en: 'Departments' }, to: '/more/departments' },
      { label: { en: 'Spiritual Awakening' }, to: '/more/awakening' },
      { label: { en: 'City Praise' }, to: '/more/praise' },
    ],
  },
];

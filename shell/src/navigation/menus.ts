import { formPages } from 'contract/form-pages';
import type { SitePath } from 'contract/site-paths';
import { menuEntryTexts, menuTexts } from './menus.texts';

export interface NavigationLink {
  readonly label: string;
  readonly to: SitePath;
}

/** Links under a heading of their own, such as Register under Join Us. */
export interface NavigationGroup {
  /** Identifies the group in element ids. */
  readonly name: string;
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

export interface NavigationMenu {
  /** Identifies the menu in element ids. */
  readonly name: string;
  readonly label: string;
  readonly entries: readonly (NavigationLink | NavigationGroup)[];
}

export const getLinks = (menu: NavigationMenu): readonly NavigationLink[] =>
  menu.entries.flatMap((entry) => ('to' in entry ? [entry] : entry.links));

export const findCurrentLink = (menu: NavigationMenu, pathname: string): SitePath | undefined =>
  getLinks(menu).find(({ to }) => to === pathname)?.to;

export const menuId = ({ name }: NavigationMenu | NavigationGroup): string => `menu-${name}`;

/** The six menus of requirements 2.2, in its order. Home and Live Stream stand beside them as plain links. */
export const menus: readonly NavigationMenu[] = [
  {
    name: 'giving',
    label: menuTexts.giving,
    entries: [
      { label: menuEntryTexts.pledge, to: formPages.pledge },
      { label: menuEntryTexts.partnership, to: formPages.partnership },
      { label: menuEntryTexts.payment, to: '/giving/payment' },
    ],
  },
  {
    name: 'joinUs',
    label: menuTexts.joinUs,
    entries: [
      {
        name: 'register',
        label: menuEntryTexts.register,
        links: [
          { label: menuEntryTexts.firstTimer, to: formPages.firstTimer },
          { label: menuEntryTexts.secondTimer, to: formPages.secondTimer },
          { label: menuEntryTexts.newBeliever, to: formPages.newBeliever },
          { label: menuEntryTexts.churchMember, to: formPages.churchMember },
          { label: menuEntryTexts.programAttendance, to: formPages.programAttendance },
        ],
      },
      { label: menuEntryTexts.login, to: '/join-us/login' },
      { label: menuEntryTexts.createProfile, to: '/join-us/create-profile' },
    ],
  },
  {
    name: 'forms',
    label: menuTexts.forms,
    entries: [
      { label: menuEntryTexts.childDedication, to: formPages.childDedication },
      { label: menuEntryTexts.babyNaming, to: formPages.babyNaming },
      { label: menuEntryTexts.couples, to: formPages.couples },
      { label: menuEntryTexts.testimonies, to: formPages.testimony },
    ],
  },
  {
    name: 'help',
    label: menuTexts.help,
    entries: [
      { label: menuEntryTexts.requests, to: formPages.request },
      { label: menuEntryTexts.enquiries, to: formPages.enquiry },
      { label: menuEntryTexts.contact, to: formPages.contact },
      { label: menuEntryTexts.welfare, to: formPages.welfare },
    ],
  },
  {
    name: 'downloads',
    label: menuTexts.downloads,
    entries: [{ label: menuEntryTexts.gallery, to: '/downloads/gallery' }],
  },
  {
    name: 'moreInfo',
    label: menuTexts.moreInfo,
    entries: [
      { label: menuEntryTexts.departments, to: '/more/departments' },
      { label: menuEntryTexts.awakening, to: '/more/awakening' },
      { label: menuEntryTexts.praise, to: '/more/praise' },
    ],
  },
];

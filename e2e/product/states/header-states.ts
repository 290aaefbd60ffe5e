import type { ScreenState } from './screen-state.ts';

const path = '/help/contact';
const menus = ['Giving', 'Join Us', 'Forms', 'Help', 'Downloads', 'More Info'];

export const headerStates: readonly ScreenState[] = [
  ...menus.map((menu): ScreenState => ({
    name: `the menu ${menu} open`,
    path,
    only: 'bar',
    reach: (page) => page.getByRole('button', { name: menu }).click(),
  })),
  {
    name: 'the drawer open',
    path,
    only: 'drawer',
    reach: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  },
];

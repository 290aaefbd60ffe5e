import type { RouteObject } from 'react-router-dom';
import { formRoutes } from './forms/form-routes';

export { remoteContract as contract } from 'contract/remote';

/** The public pages (SPEC 2.1). Each is fetched when somebody goes there. */
export const routes: RouteObject[] = [
  { id: 'home', path: '/', lazy: () => import('./pages/home/home-page') },
  ...formRoutes('pledge'),
  ...formRoutes('partnership'),
  ...formRoutes('firstTimer'),
  ...formRoutes('secondTimer'),
  ...formRoutes('newBeliever'),
  ...formRoutes('churchMember'),
  ...formRoutes('programAttendance'),
  ...formRoutes('childDedication'),
  ...formRoutes('babyNaming'),
  ...formRoutes('couples'),
  ...formRoutes('testimony'),
  ...formRoutes('request'),
  ...formRoutes('enquiry'),
  ...formRoutes('contact'),
  ...formRoutes('welfare'),
];

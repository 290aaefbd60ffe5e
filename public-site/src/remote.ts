import { entryPagePath } from 'contract/entry-page';
import type { RouteObject } from 'react-router-dom';
import { withContent } from './shown-content/with-content';
import { formRoutes } from './forms/form-routes';
import { articleAt } from './pages/article/article-at';

export { remoteContract as contract } from 'contract/remote';

/** The pages of a request for help, whose thanks name the help lines. */
const helpPages = (name: 'welfare' | 'request') => ({
  form: withContent(name, () => import('./forms/help-form-page').then((page) => page.HelpFormPage)),
  sent: withContent(`${name}-sent`, () =>
    import('./forms/help-sent-page').then((page) => page.HelpSentPage),
  ),
});

/** The routes of the public pages (requirements 2.1). Each page is loaded when it is visited. */
export const routes: RouteObject[] = [
  { id: 'home', path: '/', lazy: withContent('home', () => import('./pages/home/home-page')) },
  {
    id: 'payment',
    path: '/giving/payment',
    lazy: withContent('payment', () => import('./pages/payment/payment-page')),
  },
  {
    id: 'gallery',
    path: '/downloads/gallery',
    lazy: withContent('gallery', () => import('./pages/gallery/gallery-page')),
  },
  {
    id: 'mp3',
    path: '/downloads/mp3',
    lazy: withContent('mp3', () => import('./pages/mp3/mp3-page')),
  },
  {
    id: 'blog',
    path: '/more/blog',
    lazy: withContent('blog', () => import('./pages/blog/blog-page')),
  },
  { id: 'article', path: entryPagePath, handle: articleAt },
  {
    id: 'departments',
    path: '/more/departments',
    lazy: withContent('departments', () => import('./pages/departments/departments-page')),
  },
  {
    id: 'awakening',
    path: '/more/awakening',
    lazy: withContent('awakening', () => import('./pages/city-event/awakening-page')),
  },
  {
    id: 'visit',
    path: '/more/visit',
    lazy: withContent('visit', () => import('./pages/visit/visit-page')),
  },
  {
    id: 'praise',
    path: '/more/praise',
    lazy: withContent('praise', () => import('./pages/city-event/praise-page')),
  },
  {
    id: 'privacy',
    path: '/privacy',
    lazy: withContent('privacy', () => import('./pages/legal/privacy-page')),
  },
  {
    id: 'imprint',
    path: '/imprint',
    lazy: withContent('imprint', () => import('./pages/legal/imprint-page')),
  },
  ...formRoutes({
    programAttendance: {
      form: withContent('programAttendance', () =>
        import('./pages/program-attendance/program-attendance-page').then(
          (module) => module.ProgramAttendancePage,
        ),
      ),
      sent: withContent('programAttendance-sent', () =>
        import('./pages/program-attendance/program-sent-page').then(
          (module) => module.ProgramSentPage,
        ),
      ),
    },
    welfare: helpPages('welfare'),
    request: helpPages('request'),
    testimony: {
      form: () =>
        import('./pages/testimonies/testimonies-page').then((module) => module.TestimoniesPage),
    },
  }),
];

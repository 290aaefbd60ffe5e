/**
 * The pages that hold a form. They stand apart from what the forms ask, because every visitor's page must
 * know the site's addresses and few need a form.
 */
export const formPages = [
  '/forms/baby-naming',
  '/forms/child-dedication',
  '/forms/couples',
  '/forms/testimonies',
  '/help/contact',
  '/giving/partnership',
  '/giving/pledge',
  '/help/enquiries',
  '/help/welfare',
  '/help/request',
  '/join-us/register/first-timer',
  '/join-us/register/second-timer',
  '/join-us/register/new-believer',
  '/join-us/register/member',
  '/join-us/register/program-attendance',
] as const;

export type FormPage = (typeof formPages)[number];

/** The prerendered page that a form sent without JavaScript leads to (DESIGN 3.2). */
export const sentPageOf = <Page extends FormPage>(page: Page) => `${page}/sent` as const;

/** The same for a form that could not be taken. Its fragment names the first faulty field, or `office`. */
export const notSentPageOf = <Page extends FormPage>(page: Page) => `${page}/not-sent` as const;
